import { request } from 'node:http'
import type { WrongBody } from './wrong-bodies.ts'

/**
 * The status of a request with this body, also where the method has none; null where its sender
 * leaves before it has sent all of it.
 */
export function statusOf(
  url: string,
  method: string,
  { headers, body, breaksOff = false }: WrongBody,
  more: Readonly<Record<string, string>>,
): Promise<number | null> {
  const length = { 'content-length': body.length }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, ...more, ...length } })
    sent.once('response', (response) => {
      response.resume()
      response.once('close', () => resolve(response.statusCode ?? null))
    })
    sent.once('error', (error) => (breaksOff ? resolve(null) : reject(error)))
    if (breaksOff) sent.write(body.subarray(0, -1), () => sent.destroy())
    else sent.end(body)
  })
}
