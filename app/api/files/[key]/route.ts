import { identify, sendDocument } from '@/app/api/upstream'
import { holdsFile, mayReview } from '@/features/companies/server/companies'
import { mayReadFile } from '@/features/enquiries/server/enquiry-limits'
import { failedAnswer } from '@/lib/api/error-responses'
import type { Actor } from '@/lib/auth/actor'
import { documentAddress } from '@/lib/files/names'

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
    isOfWork: async (actor: Actor, key: string) =>
      (await mayReadFile(actor, key)) || mayReview(actor, documentAddress(key)),
  }
  try {
    const { key } = await params
    return await sendDocument(key, request, readers)
  } catch (error) {
    return failedAnswer(request, error, validRecord)
  }
}

export { send as GET, send as HEAD }
