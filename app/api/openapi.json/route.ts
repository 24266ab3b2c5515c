import { inertPolicy } from '@/lib/api/inert-policy'
import { openApiDocument } from '@/lib/api/openapi'
import { settings } from '@/lib/settings/settings'
import { apiServer } from '../api-server'

export const dynamic = 'force-dynamic'

export function GET() {
  const document = openApiDocument(
    apiServer.routes.map((route) => route.endpoint),
    { title: 'Portal API', version: '1', server: `${settings().SITE_URL}/api` },
  )
  return Response.json(document, {
    headers: {
      'cache-control': 'public, s-maxage=900',
      'content-security-policy': inertPolicy,
    },
  })
}
