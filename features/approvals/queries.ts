import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import { approvals, decisionCalls, submittedKinds, type SubmittedKind } from './contract'
import { approvalListShape } from './search-params'

/** A submitted record with the version that staff looked at. */
export interface Submitted {
  kind: SubmittedKind
  id: number
  version: number
}

/** Parses the name of a submitted record, such as `company.12`; null for anything else. */
export function submittedOf(name: string): Omit<Submitted, 'version'> | null {
  const [word, id = ''] = name.split('.')
  const kind = submittedKinds.find((one) => one === word)
  return kind !== undefined && /^[1-9]\d{0,8}$/.test(id) ? { kind, id: Number(id) } : null
}

export const approve = ({ kind, id, version }: Submitted) =>
  call(decisionCalls[kind].approve, { params: { id }, body: { version } })

export const decline = (
  decision: 'refuse' | 'withdraw' | 'return',
  { kind, id, version }: Submitted,
  reason: string,
) => call(decisionCalls[kind][decision], { params: { id }, body: { version, reason } })

/** A page of what waits for a decision; a record is named by kind and id, `company.12`. */
async function submissions(query: object) {
  const page = pageOnly(await call(approvals, { query: assumeType(query) }))
  return { ...page, data: page.data.map((row) => ({ ...row, id: `${row.kind}.${row.id}` })) }
}

/** What waits for a decision, as a work list. */
export const approvalQueue = {
  resource: 'approvals',
  shape: approvalListShape,
  load: submissions,
} as const
