import axios from 'axios'
import { endpointAddress, type Endpoint } from './endpoint'
import { Problem } from './problem'
import { checkedAnswer, problemOf } from './response'
import type { Transport } from './transport'
import type { UploadRule, UploadRules } from './upload-rules'

interface Parts {
  params?: object
  query?: object
  body?: unknown
  files?: object
}

interface HttpOptions {
  baseURL: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Prepares a response for the check of its shape. */
  receive?: (endpoint: Endpoint, body: unknown) => unknown
  /** Runs on a status, before the call fails. */
  onStatus?: Partial<Record<number, () => void>>
  /** Receives the share of a form with files that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends a call under way; it then fails with the reason of the signal. */
  signal?: AbortSignal
}

/**
 * Calls over HTTP: from the browser to the portal's own `/api`, and from the server to another one
 * that speaks the same contract. Fails with `unavailable` when nothing answers in time.
 */
export function httpTransport(options: HttpOptions): Transport {
  const receive = options.receive ?? ((_endpoint: Endpoint, body: unknown) => body)
  const client = axios.create({
    baseURL: options.baseURL.endsWith('/') ? options.baseURL : `${options.baseURL}/`,
    timeout: options.timeoutMs,
    ...(options.headers && { headers: options.headers }),
    maxRedirects: 0,
    validateStatus: () => true,
  })
  return async (endpoint: Endpoint, input: object) => {
    const { body, files, ...address }: Parts = input
    const { onProgress, signal } = options
    const response = await client
      .request<unknown>({
        method: endpoint.method,
        url: endpointAddress(endpoint, address),
        data: endpoint.files ? formOf({ ...Object(body), ...files }, endpoint.files) : body,
        ...(onProgress && {
          onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
        }),
        ...(signal && { signal }),
        ...(typeof document !== 'undefined' && {
          headers: { 'Accept-Language': document.documentElement.lang },
        }),
        responseType: endpoint.format === 'text' ? 'text' : 'json',
      })
      .catch(() => {
        signal?.throwIfAborted()
        throw new Problem('unavailable', { retryAfter: 5 })
      })
    options.onStatus?.[response.status]?.()
    if (response.status < 200 || response.status >= 300) {
      throw problemOf(response.status, readProblem(response.data), retryAfterOf(response.headers))
    }
    return checkedAnswer(endpoint, receive(endpoint, response.data))
  }
}

/** Fields and files as a form; undefined ones are left out. */
function formOf(parts: object, rules: UploadRules): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    values.forEach((one, place) => {
      if (one instanceof Blob) form.append(numbered(name, place, rules[name]), one)
      else if (one !== undefined && one !== null) form.append(name, String(one))
    })
  }
  return form
}

function numbered(name: string, place: number, rule: UploadRule | undefined): string {
  if (rule?.numbered === 'dot') return `${name}.${place}`
  return rule?.numbered === 'brackets' ? `${name}[${place}]` : name
}

/** A problem is JSON, also where a successful response is text. */
function readProblem(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function retryAfterOf(headers: object): string | undefined {
  const value: unknown = Object.entries(headers).find(([name]) => name === 'retry-after')?.[1]
  return typeof value === 'string' ? value : undefined
}
