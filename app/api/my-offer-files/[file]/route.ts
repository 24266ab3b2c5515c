import { identify, sendOfferFile } from '@/app/api/upstream'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/my-offer-files/[file]'>

export async function GET(request: Request, { params }: Context) {
  let judged: { user: number | null; route: string } | undefined
  try {
    const { file } = await params
    const actor = await identify(request)
    judged = { user: actor.userId, route: 'GET my-offer-files/{file}' }
    return await sendOfferFile(actor, file)
  } catch (error) {
    return failedAnswer(request, error, judged)
  }
}
