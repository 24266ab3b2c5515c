import 'server-only'
import { route } from '@/lib/api/route'
import { enquiryFormPage, enquiryFormPages, enquiryQuestions } from '../contract'
import { getEnquiryFormPage, listEnquiryFormPages, listQuestions } from './service'

export const enquiriesRoutes = [
  route(enquiryFormPages, () => listEnquiryFormPages()),
  route(enquiryFormPage, ({ params }) => getEnquiryFormPage(params.id)),
  route(enquiryQuestions, () => listQuestions()),
]
