import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { exportAuditLog } from './server/log-export'
import { listAuditLog } from './server/audit-log'

export const auditLogFeature: Feature = {
  name: 'audit-log',
  calls: [
    ...calls(contract, 'same', {
      auditLog: ({ query }, { actor }) => listAuditLog(actor, query),
      auditLogExport: ({ body }, { actor }) => exportAuditLog(actor, body),
    }),
  ],
}
