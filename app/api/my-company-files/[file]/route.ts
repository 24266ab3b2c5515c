import { identify, sendCompanyFile } from '@/app/api/upstream'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/my-company-files/[file]'>

export async function GET(request: Request, { params }: Context) {
  let judged: { user: number | null; route: string } | undefined
  try {
    const { file } = await params
    const actor = await identify(request)
    judged = { user: actor.userId, route: 'GET my-company-files/{file}' }
    return await sendCompanyFile(actor, file)
  } catch (error) {
    return failedAnswer(request, error, judged)
  }
}
