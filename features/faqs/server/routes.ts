import 'server-only'
import { route } from '@/lib/api/route'
import { faqList, faqsByAudience, faqsByTab } from '../contract'
import { listFaqs } from './service'

export const faqsRoutes = [
  route(faqList, () => listFaqs()),
  route(faqsByAudience, ({ params }) => listFaqs(params.audience)),
  route(faqsByTab, ({ params }) => listFaqs(params.audience, params.tab)),
]
