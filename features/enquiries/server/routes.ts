import 'server-only'
import { route } from '@/lib/api/route'
import { enquiryPage, enquiryPages, enquiryQuestions } from '../contract'
import { getEnquiryPage, listEnquiryPages, listQuestions } from './service'

export const enquiriesRoutes = [
  route(enquiryPages, () => listEnquiryPages()),
  route(enquiryPage, ({ params }) => getEnquiryPage(params.id)),
  route(enquiryQuestions, () => listQuestions()),
]
