import { servePicture } from '@/features/files/server/service'
import { providerPicture } from '@/lib/files/provider-files'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/media/[...path]'>

export async function GET(request: Request, { params }: Context) {
  const { path } = await params
  if (settings().API_BASE_URL) {
    return (await providerPicture(path, request)) ?? new Response(null, { status: 404 })
  }
  const found = await servePicture(path, request.headers.get('if-none-match'))
  if (!found) return new Response(null, { status: 404 })
  return new Response(found.body, { status: found.status, headers: found.headers })
}
