import { inertPolicy } from '@/lib/api/inert-policy'
import { mayReadMetrics } from '@/lib/metrics/access'
import { apiServer } from '../api-server'

export const dynamic = 'force-dynamic'

/** Sends the figures of this process to who has the token; for everybody else there is no such call. */
export async function GET(request: Request): Promise<Response> {
  if (!mayReadMetrics(request)) return refuse(request)
  // Loaded with the first scrape: most portals are never asked.
  const { readRegistry } = await import('@/lib/metrics/exposition')
  const registry = await readRegistry()
  return new Response(await registry.metrics(), {
    headers: {
      'content-type': registry.contentType,
      'cache-control': 'private, no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
    },
  })
}

const refuse = (request: Request) => apiServer.app.fetch(request)

export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
