import type { IncomingMessage, ServerResponse } from 'node:http'
import { measureAs } from '../api/response-status.ts'
import { HitMeter, type CacheResult } from '../metrics/requests.ts'
import { sendBody, type Sendable } from './send-body.ts'

/** As what a payload is counted. */
const ownRoute = '/_next/*'

/** Sends what was in memory, and counts it without labels: this is done for most requests. */
export function keptSender() {
  const meters = new Map<string, HitMeter>()
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    found: Sendable | Promise<Sendable>,
  ): Promise<void> => {
    const started = performance.now()
    const sent = found instanceof Promise ? await found : found
    await sendBody(request, response, sent)
    const { route = ownRoute } = sent
    let meter = meters.get(route)
    if (!meter) meters.set(route, (meter = new HitMeter(route)))
    const { method = 'GET' } = request
    meter.count(method, response.statusCode, (performance.now() - started) / 1000)
  }
}

/** Sends a page whose request is counted when it ends, with where it came from. */
export async function sendCounted(
  request: IncomingMessage,
  response: ServerResponse,
  page: Sendable,
  cache: CacheResult,
): Promise<void> {
  measureAs({ cache }, response)
  return sendBody(request, response, page)
}
