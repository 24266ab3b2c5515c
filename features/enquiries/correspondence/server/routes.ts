import 'server-only'
import { route } from '@/lib/api/route'
import { answerEnquiry, sendEnquiryMessage, setEnquiryStatus } from '../../cases/contract'
import { ofCase } from '../../limits/server/service'
import { moveEnquiry, readerOf, requireOwnEnquiry, writeToOffice, writeToPerson } from './service'

export const enquiryCorrespondenceRoutes = [
  route(
    sendEnquiryMessage,
    ({ params, body, files }, { actor }) =>
      writeToOffice(actor, { enquiryId: params.id, body, files: files.files }),
    async ({ id }, actor) => {
      await requireOwnEnquiry(actor, id)
    },
  ),
  route(
    setEnquiryStatus,
    ({ params, body }, { actor }) => moveEnquiry(actor, params.id, body),
    ofCase,
  ),
  route(
    answerEnquiry,
    ({ params, body, files }, { actor }) =>
      writeToPerson(actor, { enquiryId: params.id, body, files: files.files }),
    async (params, actor) => {
      await ofCase(params, actor)
      await readerOf(params.id)
    },
  ),
]
