import 'server-only'
import { route } from '@/lib/api/route'
import { settings } from '@/lib/settings/settings'
import { answerEnquiry, sendEnquiryMessage, setEnquiryStatus } from '../../cases/contract'
import { moveEnquiry, readerOf, requireOwnEnquiry, writeToOffice, writeToPerson } from './service'

/** An existing provider keeps the enquiries, and judges whose they are. */
const isKeptHere = () => settings().API_BASE_URL === undefined

export const enquiryCorrespondenceRoutes = [
  route(
    sendEnquiryMessage,
    ({ params, body, files }, { actor }) =>
      writeToOffice(actor, { enquiryId: params.id, body, files: files.files }),
    async ({ id }, actor) => {
      if (isKeptHere()) await requireOwnEnquiry(actor, id)
    },
  ),
  route(setEnquiryStatus, ({ params, body }, { actor }) => moveEnquiry(actor, params.id, body)),
  route(
    answerEnquiry,
    ({ params, body, files }, { actor }) =>
      writeToPerson(actor, { enquiryId: params.id, body, files: files.files }),
    async ({ id }) => {
      await readerOf(id)
    },
  ),
]
