import 'server-only'
import { endpointAddress, type Endpoint } from './endpoint'
import { Problem } from './problem'
import { checkedAnswer, problemOf } from './response'

const deadlineMs = 5_000

/** Calls from the server to an existing provider that speaks the same contract. */
export function providerTransport(baseUrl: string) {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return async (endpoint: Endpoint, input: object): Promise<unknown> => {
    const parts: { params?: object; query?: object; body?: unknown } = input
    const response = await fetch(new URL(endpointAddress(endpoint, parts), base), {
      method: endpoint.method,
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    }).catch(() => {
      throw new Problem('unavailable', { retryAfter: 5 })
    })
    const body = await readBody(response, endpoint)
    if (!response.ok) throw problemOf(response.status, body, response.headers.get('retry-after'))
    return checkedAnswer(endpoint, body)
  }
}

async function readBody(response: Response, endpoint: Endpoint): Promise<unknown> {
  const text = await response.text()
  if (endpoint.format === 'text' && response.ok) return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
