import 'server-only'
import { addressHeader, networkForLog } from '@/lib/api/client-address'
import { stripVTControlCharacters } from 'node:util'
import { logger } from './logger'

/** What Next tells of a request and of the place in which it failed. */
interface FailedRequest {
  method: string
  headers: NodeJS.Dict<string | string[]>
}

interface FailedPlace {
  /** The page's file path with its parameters unfilled. */
  routePath: string
  routeType: string
}

/** Logs an error that a page or a route let out. Its address is not logged: it may hold a token. */
export function logPageError(
  error: unknown,
  { method, headers }: FailedRequest,
  { routePath, routeType }: FailedPlace,
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

/** The number under which a person is told of an error. */
function digestOf(error: unknown): { digest?: string } {
  return error instanceof Error && 'digest' in error ? { digest: String(error.digest) } : {}
}

/**
 * From now on what others write as errors and warnings becomes lines of ours, without personal
 * data: Next writes there what nobody caught (ASVS 16.5.4).
 */
export function takeConsole(console: Pick<Console, 'error' | 'warn'>): void {
  const log = logger()
  console.error = (...parts: unknown[]) => log.error(aboutOf(parts), textOf(parts))
  console.warn = (...parts: unknown[]) => log.warn(aboutOf(parts), textOf(parts))
}

function aboutOf(parts: readonly unknown[]): { err?: unknown } {
  const err = parts.find((part) => part instanceof Error)
  return err === undefined ? {} : { err }
}

function textOf(parts: readonly unknown[]): string {
  const said = parts.filter((part) => !(part instanceof Error)).map(wordOf)
  return stripVTControlCharacters(said.join(' ')).trim()
}

/** Of a thing with fields only what it is: nobody knows what stands in it. */
const wordOf = (part: unknown) =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : `[${typeof part}]`
