import { serveDocument } from '@/features/files/server/service'
import { problemFrom } from '@/lib/api/error-door'
import { requestIdOf } from '@/lib/api/request-id'
import { providerDocument } from '@/lib/files/provider-files'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/files/[key]'>

export async function GET(request: Request, { params }: Context) {
  try {
    const { key } = await params
    const passed = settings().API_BASE_URL ? await providerDocument(key, request) : null
    if (passed) return passed
    const { status, body, headers } = await serveDocument(key, request.headers.get('if-none-match'))
    return new Response(body, { status, headers })
  } catch (error) {
    const problem = problemFrom(error)
    return Response.json(problem.toWire(requestIdOf(request)), {
      status: problem.status,
      headers: { 'cache-control': 'private, no-store' },
    })
  }
}
