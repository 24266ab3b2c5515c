import axios from 'axios'
import type { Transport } from './call'
import { endpointAddress, type Endpoint } from './endpoint'
import { Problem } from './problem'
import { checkedAnswer, problemOf } from './response'

interface Parts {
  params?: object
  query?: object
  body?: unknown
}

interface HttpOptions {
  baseURL: string
  timeoutMs: number
  /** Makes an answer ready for the check of its shape. */
  receive?: (endpoint: Endpoint, body: unknown) => unknown
  /** What else follows from a status, before the call fails. */
  onStatus?: Partial<Record<number, () => void>>
}

/**
 * Calls over HTTP: from the browser to the portal's own `/api`, and from the server to an existing
 * provider that speaks the same contract. Fails with `unavailable` when nothing answers in time.
 */
export function httpTransport(options: HttpOptions): Transport {
  const receive = options.receive ?? ((_endpoint: Endpoint, body: unknown) => body)
  const client = axios.create({
    baseURL: options.baseURL.endsWith('/') ? options.baseURL : `${options.baseURL}/`,
    timeout: options.timeoutMs,
    maxRedirects: 0,
    validateStatus: () => true,
  })
  return async (endpoint: Endpoint, input: object) => {
    const { body, ...address }: Parts = input
    const response = await client
      .request<unknown>({
        method: endpoint.method,
        url: endpointAddress(endpoint, address),
        data: body,
        ...(typeof document !== 'undefined' && {
          headers: { 'Accept-Language': document.documentElement.lang },
        }),
        responseType: endpoint.format === 'text' ? 'text' : 'json',
      })
      .catch(() => {
        throw new Problem('unavailable', { retryAfter: 5 })
      })
    options.onStatus?.[response.status]?.()
    if (response.status < 200 || response.status >= 300) {
      throw problemOf(response.status, response.data, retryAfterOf(response.headers))
    }
    return checkedAnswer(endpoint, receive(endpoint, response.data))
  }
}

function retryAfterOf(headers: object): string | undefined {
  const value: unknown = Object.entries(headers).find(([name]) => name === 'retry-after')?.[1]
  return typeof value === 'string' ? value : undefined
}
