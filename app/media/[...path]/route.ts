import { servePicture } from '@/features/files/delivery/server/service'
import { failedAnswer } from '@/lib/api/error-responses'
import { providerPicture } from '@/lib/files/provider-files'
import { settings } from '@/lib/settings/settings'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/media/[...path]'>

export async function GET(request: Request, { params }: Context) {
  try {
    const { path } = await params
    const serve = settings().API_BASE_URL ? providerPicture : servePicture
    return (await serve(path, request)) ?? new Response(null, { status: 404 })
  } catch (error) {
    return failedAnswer(request, error)
  }
}
