import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import { auditLogExport } from './contract'

/** The entries of a filtered log as a file, and whether there are more than it contains. */
export async function exportAuditLog(body: InputOf<typeof auditLogExport>['body']) {
  const { content, mime, file_name, is_cut } = await call(auditLogExport, { body })
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  return { file: new Blob([bytes], { type: mime }), file_name, is_cut }
}
