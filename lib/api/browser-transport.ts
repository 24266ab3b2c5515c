import axios from 'axios'
import { endpointAddress, type Endpoint } from './endpoint'
import { Problem } from './problem'
import { checkedAnswer, problemOf } from './response'

const client = axios.create({ baseURL: '/api/', timeout: 30_000, validateStatus: () => true })

/** Calls from the browser: axios to the portal's own `/api`, the session cookie riding along. */
export async function browserTransport(endpoint: Endpoint, input: object): Promise<unknown> {
  const parts: { params?: object; query?: object; body?: unknown } = input
  const response = await client
    .request<unknown>({
      method: endpoint.method,
      url: endpointAddress(endpoint, parts),
      data: parts.body,
      responseType: endpoint.format === 'text' ? 'text' : 'json',
    })
    .catch(() => {
      throw new Problem('unavailable')
    })
  if (response.status >= 400) {
    throw problemOf(response.status, response.data, response.headers['retry-after'])
  }
  return checkedAnswer(endpoint, response.data)
}
