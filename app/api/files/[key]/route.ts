import { identify, sendDocument } from '@/app/api/upstream'
import { holdsFile } from '@/features/companies/server/service'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/files/[key]'>

async function send(request: Request, { params }: Context) {
  let validRecord: { user: number | null; route: string } | undefined
  const readers = {
    identify: async () => {
      const actor = await identify(request)
      validRecord = { user: actor.userId, route: 'GET files/{key}' }
      return actor
    },
    isOfCompany: holdsFile,
  }
  try {
    const { key } = await params
    return await sendDocument(key, request, readers)
  } catch (error) {
    return failedAnswer(request, error, validRecord)
  }
}

export { send as GET, send as HEAD }
