import type { IncomingMessage } from 'node:http'
import { cookieIn } from '../auth/same-origin.ts'

/** A request as the table of addresses reads it. */
export function addressRequest(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  host: string,
) {
  const [pathname = '/', ...parts] = url.split('?')
  const query = parts.join('?')
  const cookie = (name: string) => cookieIn(headers.cookie ?? '', name)
  return {
    pathname,
    search: query === '' ? '' : `?${query}`,
    url: `http://${headers.host ?? host}${url}`,
    headers: { get: (name: string) => [headers[name]].flat()[0] ?? null },
    cookies: {
      has: (name: string) => cookie(name) !== null,
      get: (name: string) => {
        const value = cookie(name)
        return value === null ? undefined : { value }
      },
    },
  }
}
