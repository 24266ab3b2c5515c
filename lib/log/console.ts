import 'server-only'
import { addressHeader, networkForLog } from '@/lib/api/client-address'
import { stripVTControlCharacters } from 'node:util'
import { logger } from './logger'

interface FailedRequest {
  method: string
  headers: NodeJS.Dict<string | string[]>
}

interface FailedRoute {
  /** The page's file path with its parameters unfilled. */
  routePath: string
  routeType: string
}

/** Logs an uncaught error of a page or a route, without the address, which may have a token. */
export function logPageError(
  error: unknown,
  { method, headers }: FailedRequest,
  { routePath, routeType }: FailedRoute,
): void {
  const one = (name: string) => [headers[name]].flat()[0] ?? null
  logger().error(
    {
      requestId: one('x-request-id'),
      from: networkForLog(one(addressHeader)),
      route: `${method} ${routePath}`,
      kind: routeType,
      ...digestOf(error),
      err: error,
    },
    'a page failed',
  )
}

/** The error number that the person sees. */
function digestOf(error: unknown): { digest?: string } {
  return error instanceof Error && 'digest' in error ? { digest: String(error.digest) } : {}
}

/**
 * Redirects errors and warnings of the console to the log, without personal data: Next writes
 * uncaught errors there (ASVS 16.5.4).
 */
export function redirectConsole(console: Pick<Console, 'error' | 'warn'>): void {
  const log = logger()
  console.error = (...parts: unknown[]) => log.error(aboutOf(parts), textOf(parts))
  console.warn = (...parts: unknown[]) => log.warn(aboutOf(parts), textOf(parts))
}

function aboutOf(parts: readonly unknown[]): { err?: unknown } {
  const err = parts.find((part) => part instanceof Error)
  return err === undefined ? {} : { err }
}

function textOf(parts: readonly unknown[]): string {
  const texts = parts.filter((part) => !(part instanceof Error)).map(partText)
  return stripVTControlCharacters(texts.join(' ')).trim()
}

/** Only the type of an object, since its fields may have personal data. */
const partText = (part: unknown) =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : `[${typeof part}]`
