import 'server-only'
import { route } from '@/lib/api/route'
import { auditLog, auditLogExport } from '../contract'
import { exportAuditLog } from '../export/server/service'
import { listAuditLog } from './service'

export const auditLogRoutes = [
  route(auditLog, ({ query }, { actor }) => listAuditLog(actor, query)),
  route(auditLogExport, ({ body }, { actor }) => exportAuditLog(actor, body)),
]
