import { sendPicture } from '@/app/api/upstream'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/media/[...path]'>

export async function GET(request: Request, { params }: Context) {
  try {
    const { path } = await params
    return (await sendPicture(path, request)) ?? new Response(null, { status: 404 })
  } catch (error) {
    return failedAnswer(request, error)
  }
}
