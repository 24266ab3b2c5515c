import 'server-only'
import { route } from '@/lib/api/route'
import { rateEnquiry } from '../../satisfaction/contract'
import { rateMyEnquiry } from '../../satisfaction/server/service'
import { enquiryById, enquiryCounters, myEnquiries } from '../contract'
import { countMyEnquiries, getMyEnquiry, listMyEnquiries } from './service'

export const enquiryCasesRoutes = [
  route(myEnquiries, ({ params, query }, { actor }) =>
    listMyEnquiries(actor, params.userId, query),
  ),
  route(enquiryCounters, (_, { actor }) => countMyEnquiries(actor)),
  route(rateEnquiry, ({ params, body }, { actor }) => rateMyEnquiry(actor, params.id, body.rating)),
  route(enquiryById, ({ params }, { actor }) => getMyEnquiry(actor, params.id)),
]
