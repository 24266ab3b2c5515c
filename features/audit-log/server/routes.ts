import 'server-only'
import { route } from '@/lib/api/route'
import { auditLog } from '../contract'
import { listAuditLog } from './service'

export const auditLogRoutes = [
  route(auditLog, ({ query }, { actor }) => listAuditLog(actor, query)),
]
