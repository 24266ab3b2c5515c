import 'server-only'
import { route } from '@/lib/api/route'
import {
  approveProduct,
  approveService,
  refuseProduct,
  refuseService,
  withdrawProduct,
  withdrawService,
} from '../contract'
import { decideOnOffer } from './service'

export const offerApprovalRoutes = [
  route(approveProduct, ({ params, body }, { actor }) =>
    decideOnOffer('products', actor, params.id, { decision: 'approve', ...body }),
  ),
  route(refuseProduct, ({ params, body }, { actor }) =>
    decideOnOffer('products', actor, params.id, { decision: 'refuse', ...body }),
  ),
  route(withdrawProduct, ({ params, body }, { actor }) =>
    decideOnOffer('products', actor, params.id, { decision: 'withdraw', ...body }),
  ),
  route(approveService, ({ params, body }, { actor }) =>
    decideOnOffer('services', actor, params.id, { decision: 'approve', ...body }),
  ),
  route(refuseService, ({ params, body }, { actor }) =>
    decideOnOffer('services', actor, params.id, { decision: 'refuse', ...body }),
  ),
  route(withdrawService, ({ params, body }, { actor }) =>
    decideOnOffer('services', actor, params.id, { decision: 'withdraw', ...body }),
  ),
]
