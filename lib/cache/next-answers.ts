import type {
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { unframedPolicy } from '../api/inert-policy.ts'
import { duringResponse, isUnavailable, redirectOf, sentStatus } from '../api/response-status.ts'
import { currentTracer, traced, type Tracer } from '../metrics/tracing.ts'
import { strictTransport } from '../settings/https.ts'
import { compress } from './compressed.ts'
import { askHandler, type InnerResponse } from './inner-request.ts'
import { duringRendering, type Rendering } from './rendering.ts'
import type { Sendable } from './send-body.ts'

/** A page could not be rendered, and there is no copy of it. */
export class PageFailed extends Error {
  override readonly name = 'PageFailed'
  /** Whether what the page needs is away. */
  readonly isAway: boolean

  constructor(isAway: boolean) {
    super('A page could not be rendered.')
    this.isAway = isAway
  }
}

/** Asks Next for an address, without anything that a reader sent. Throws `PageFailed`. */
export type AskNext = (rendering: Rendering) => Promise<InnerResponse>

/** Asks this handler of Next, with these headers. */
export function asking(next: RequestListener, headers: Readonly<Record<string, string>>): AskNext {
  return async (rendering) => {
    let rendered: ServerResponse | undefined
    // The handler is called by a stream, which knows nothing of the trace.
    let resume: ReturnType<Tracer['bind']> | undefined
    const render: RequestListener = (request, response) => {
      rendered = response
      const run = () =>
        duringRendering(rendering, () => duringResponse(response, () => next(request, response)))
      if (resume) resume(run)
      else run()
    }
    const answer = await traced({ name: 'render', kind: 'internal', attributes: {} }, () => {
      resume = currentTracer()?.bind()
      return askHandler(render, rendering.address, headers)
    })
    const status = rendered ? sentStatus(rendered, answer.status) : answer.status
    const location = rendered && redirectOf(rendered)
    if (location !== undefined) return redirected(answer, location)
    if (status < 500) return { ...answer, status }
    throw new PageFailed(rendered !== undefined && isUnavailable(rendered))
  }
}

/** A redirect, without the page that Next rendered for it. */
function redirected({ headers }: InnerResponse, location: string): InnerResponse {
  return { status: 308, headers: { ...headers, location }, body: Buffer.alloc(0) }
}

/** Headers that belong to one answer of Next, or are computed when a page is sent. */
const ofOneAnswer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
])

/** Headers of an answer that every reader is sent. */
export function lastingHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name))
  const varies = new Set([...(headers.vary?.split(/\s*,\s*/) ?? []), 'Accept-Encoding'])
  return { ...Object.fromEntries(kept), vary: [...varies].join(', ') }
}

/** What Next answered without the page store, for its waiting readers alone. */
export async function loose({ status, headers, body }: InnerResponse): Promise<Sendable> {
  const policy = { 'content-security-policy': unframedPolicy, ...strictTransport() }
  return { status, headers: { ...policy, ...lastingHeaders(headers) }, body: await compress(body) }
}
