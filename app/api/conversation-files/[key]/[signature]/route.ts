import { sendConversationFile } from '@/app/api/upstream'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/conversation-files/[key]/[signature]'>

export async function GET(request: Request, { params }: Context) {
  try {
    const { key, signature } = await params
    return await sendConversationFile(key, signature, request)
  } catch (error) {
    return failedAnswer(request, error)
  }
}
