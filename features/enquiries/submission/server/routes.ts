import 'server-only'
import { route } from '@/lib/api/route'
import { submitEnquiry } from '../../contract'
import { fileEnquiry } from './service'

export const enquirySubmissionRoutes = [
  route(submitEnquiry, ({ body }, { actor }) => fileEnquiry(actor, body)),
]
