import 'server-only'
import { route } from '@/lib/api/route'
import { enquiryById, enquiryCounters, myEnquiries } from '../contract'
import { countMyEnquiries, getMyEnquiry, listMyEnquiries } from './service'

export const enquiryCasesRoutes = [
  route(myEnquiries, ({ params, query }, { actor }) =>
    listMyEnquiries(actor, params.userId, query),
  ),
  route(enquiryCounters, (_, { actor }) => countMyEnquiries(actor)),
  route(enquiryById, ({ params }, { actor }) => getMyEnquiry(actor, params.id)),
]
