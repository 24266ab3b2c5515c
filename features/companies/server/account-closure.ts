import 'server-only'
import { unpublish } from '@/features/approvals/server/submissions'
import { indexCompany } from '@/features/search/server/search-documents'
import type { Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { submittedCompanies } from './approval'
import { lockCompany } from './companies.sql'
import { closeCompany, findCompanyOf, hasOtherMember } from './account-closure.sql'

/**
 * Closes the company of a person in the transaction that closes their account, unless it has
 * another active member: it is hidden, and its contact person is deleted (README, 'Decisions').
 * Returns its id when it was closed, otherwise null.
 */
export async function closeCompanyOfAccount(tx: Executor, userId: number): Promise<number | null> {
  const id = await findCompanyOf(tx, userId)
  const company = id === null ? undefined : await lockCompany(tx, id)
  if (id === null || !company || (await hasOtherMember(tx, id, userId))) return null
  await unpublish(tx, submittedCompanies, id)
  await closeCompany(tx, id)
  await indexCompany(tx, id)
  const change = { status: company.status, version: company.version + 1 }
  await recordChange(tx, { by: userId, action: 'delete', subject: 'company', id, change })
  return id
}
