import { servePicture } from '@/features/files/server/service'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/media/[...path]'>

export async function GET(request: Request, { params }: Context) {
  const { path } = await params
  const found = await servePicture(path, request.headers.get('if-none-match'))
  if (!found) return new Response(null, { status: 404 })
  return new Response(found.body, { status: found.status, headers: found.headers })
}
