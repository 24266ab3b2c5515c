import 'server-only'
import { route } from '@/lib/api/route'
import { approvals } from '../contract'
import { listApprovals } from './service'

export const approvalsRoutes = [
  route(approvals, ({ query }, { actor }) => listApprovals(actor, query)),
]
