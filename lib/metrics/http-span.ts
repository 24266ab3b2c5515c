import type { IncomingMessage, ServerResponse } from 'node:http'
import { measuredAs } from '../api/response-status.ts'
import { routeOf } from './requests.ts'
import { currentTracer } from './tracing.ts'

/** Answers a request as a step of the trace that it names, or as the first one of a new trace. */
export function tracedRequest<T>(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => T,
): T {
  const tracer = currentTracer()
  if (!tracer) return work()
  const { method = 'GET', url = '/', headers } = request
  const traceparent = [headers.traceparent].flat()[0]
  const span = {
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method },
    ...(traceparent !== undefined && { traceparent }),
  } as const
  return tracer.within(span, (running) => {
    response.once('close', () => {
      const route = measuredAs(response).route ?? routeOf(url)
      const { statusCode } = response
      const failed = statusCode >= 500 ? new Error('The request failed.') : undefined
      running.end(
        { 'http.route': route, 'http.response.status_code': statusCode },
        failed,
        `${method} ${route}`,
      )
    })
    return work()
  })
}
