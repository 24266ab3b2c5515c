import 'server-only'
import { route } from '@/lib/api/route'
import { approveCompany, refuseCompany, withdrawCompany } from '../contract'
import { decideOnCompany } from './service'

export const companyApprovalRoutes = [
  route(approveCompany, ({ params, body }, { actor }) =>
    decideOnCompany(actor, params.id, { decision: 'approve', ...body }),
  ),
  route(refuseCompany, ({ params, body }, { actor }) =>
    decideOnCompany(actor, params.id, { decision: 'refuse', ...body }),
  ),
  route(withdrawCompany, ({ params, body }, { actor }) =>
    decideOnCompany(actor, params.id, { decision: 'withdraw', ...body }),
  ),
]
