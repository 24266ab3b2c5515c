import 'server-only'
import { withProviderAddresses } from '@/lib/files/provider-addresses'
import type { ReceivedFile } from '@/lib/files/receive'
import { filesToSendOn } from '@/lib/files/sent-on'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'
import { endpointKey, type Endpoint } from '../endpoint'
import { httpTransport } from '../http-transport'
import { Problem } from '../problem'
import type { CallContext } from '../route'
import type { Transport } from '../transport'
import { withoutBrokenRecords } from './broken-records'
import { tokenOfActor } from './caller'

const timeoutMs = 5_000
const namedInLog = 5

/** For whom a provider is asked. */
type Caller = Pick<CallContext, 'actor' | 'locale' | 'address'>

/**
 * The way to an existing provider. Its files are led to where browsers reach them, and records of
 * a list that are not as declared are left out and logged. `accepted` is called when an answer was
 * 202.
 */
export function providerTransport(
  baseURL: string,
  caller?: Caller,
  accepted: () => void = () => {},
): Transport {
  return httpTransport({
    baseURL,
    timeoutMs,
    headers: caller ? headersFor(caller) : {},
    onStatus: { 202: accepted },
    receive: (endpoint, answer) => {
      const located = withProviderAddresses(answer, baseURL)
      const { body, left } = withoutBrokenRecords(endpoint.response, located)
      if (left.length > 0) {
        const route = endpointKey(endpoint)
        logger().warn({ route, left: left.slice(0, namedInLog) }, 'records were left out')
      }
      return body
    },
  })
}

/** An IPv6 caller is known by its network, of which the first address stands for all. */
function headersFor({ actor, locale, address }: Caller): Record<string, string> {
  const token = tokenOfActor(actor)
  return {
    'accept-language': locale,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(address !== null && { 'x-forwarded-for': address.replace(/\/64$/, '') }),
  }
}

/**
 * Makes one call of the provider that `API_BASE_URL` names, for a caller, whose answer then has the
 * same status where it was 202.
 */
export async function askProvider(
  endpoint: Endpoint,
  input: object & { files?: Record<string, readonly ReceivedFile[]> },
  { reply, ...caller }: Caller & Partial<Pick<CallContext, 'reply'>>,
): Promise<unknown> {
  const address = settings().API_BASE_URL
  if (address === undefined) throw new Problem('internal')
  const ask = providerTransport(address, caller, () => {
    if (reply) reply.status = 202
  })
  const { files } = input
  return ask(endpoint, files ? { ...input, files: await filesToSendOn(files) } : input)
}
