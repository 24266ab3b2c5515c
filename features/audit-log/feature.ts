import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { exportAuditLog } from './export/server/service'
import { listAuditLog } from './server/service'

export const auditLogFeature: Feature = {
  name: 'audit-log',
  calls: [
    ...calls(contract, 'same', {
      auditLog: ({ query }, { actor }) => listAuditLog(actor, query),
      auditLogExport: ({ body }, { actor }) => exportAuditLog(actor, body),
    }),
  ],
}
