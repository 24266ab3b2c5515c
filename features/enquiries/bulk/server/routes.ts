import 'server-only'
import { route } from '@/lib/api/route'
import { assignEnquiries, moveEnquiries } from '../contract'
import { assignAll, moveAll } from './service'

export const bulkRoutes = [
  route(assignEnquiries, ({ body }, { actor }) => assignAll(actor, body)),
  route(moveEnquiries, ({ body }, { actor }) => moveAll(actor, body)),
]
