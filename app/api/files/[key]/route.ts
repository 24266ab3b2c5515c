import { identify } from '@/features/accounts/sessions/server/service'
import { serveDocument } from '@/features/files/delivery/server/service'
import { problemFrom } from '@/lib/api/error-door'
import { inertPolicy } from '@/lib/api/inert-policy'
import { requestIdOf } from '@/lib/api/request-id'
import { providerDocument } from '@/lib/files/provider-files'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/files/[key]'>

async function send(request: Request, { params }: Context) {
  try {
    const { key } = await params
    const passed = settings().API_BASE_URL ? await providerDocument(key, request) : null
    return passed ?? (await serveDocument(key, request, identify))
  } catch (error) {
    const problem = problemFrom(error)
    return Response.json(problem.toWire(requestIdOf(request)), {
      status: problem.status,
      headers: {
        'cache-control': 'private, no-store',
        'content-security-policy': inertPolicy,
        'x-content-type-options': 'nosniff',
      },
    })
  }
}

export { send as GET, send as HEAD }
