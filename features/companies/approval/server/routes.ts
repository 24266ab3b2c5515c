import 'server-only'
import { route } from '@/lib/api/route'
import { approvals, approveCompany, refuseCompany, withdrawCompany } from '../contract'
import { decideOnCompany, listApprovals } from './service'

export const approvalRoutes = [
  route(approvals, ({ query }, { actor }) => listApprovals(actor, query)),
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
