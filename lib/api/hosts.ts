import type { IncomingMessage } from 'node:http'
import { logger } from '../log/logger.ts'
import { hostName, isNamedHost } from '../settings/hosts.ts'
import { processWide } from '../settings/process-wide.ts'
import { settings } from '../settings/settings.ts'

/** Probes and scrapes come by the address of the instance. */
const byAnyHost = /^\/api\/(?:health|ready|metrics)(?:\?|$)/
const absolute = /^https?:\/\/([^/?#]*)([^]*)$/i
/** Names are made up without end; the log shall not be. */
export const namedAtMost = 100

/**
 * Whether a request is for this portal: where `SITE_URL` is set, its `Host` is one of the configured
 * ones or of this machine, and so is the host of an address that is requested whole, of which only the
 * path is left then. `X-Forwarded-Host` names none: a proxy hands on the `Host`.
 */
export function isForThisPortal(request: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const { url = '/', headers } = request
  const { ALLOWED_HOSTS } = settings()
  if (headers['x-forwarded-host'] !== undefined) delete headers['x-forwarded-host']
  const [, target, path = ''] = absolute.exec(url) ?? []
  const address = target === undefined ? url : path.replace(/^(?!\/)/, '/')
  const hosts = [headers.host ?? '', ...(target === undefined ? [] : [target])]
  if (ALLOWED_HOSTS !== null && !byAnyHost.test(address)) {
    const strange = hosts.find((host) => !isTaken(host, ALLOWED_HOSTS))
    if (strange !== undefined) {
      logOnce(strange)
      return false
    }
  }
  if (target !== undefined) request.url = address
  return true
}

/** Nearly every request has the `Host` of the one before. */
function isTaken(host: string, names: readonly string[]): boolean {
  const last = processWide('last-host', () => ({ taken: '' }))
  if (host !== '' && host === last.taken) return true
  if (!isNamedHost(host, names)) return false
  last.taken = host
  return true
}

function logOnce(host: string): void {
  const logged = processWide('refused-hosts', () => new Set<string>())
  const name = hostName(host) ?? host.slice(0, 253)
  if (logged.has(name) || logged.size >= namedAtMost) return
  logged.add(name)
  logger().warn({ host: name }, 'host refused')
}
