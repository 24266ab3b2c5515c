import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import {
  findMemberAddressee,
  selectConfirmedMembers,
  type Addressee,
} from '@/lib/db/reads/addressees'
import { findCompany } from './recipients.sql'

/** Who gets a mail for a company: a member, or null for the company’s own address. */
interface Recipient {
  company_id: number
  user_id: number | null
}

/**
 * The members of a company who confirmed their addresses; without any, the company itself. An address
 * that nobody confirmed may be a stranger’s: no personal data goes there.
 */
export async function recipientsOf(db: Executor, companyId: number): Promise<Recipient[]> {
  const members = await selectConfirmedMembers(db, companyId)
  const recipients = members.length === 0 ? [null] : members
  return recipients.map((user_id) => ({ company_id: companyId, user_id }))
}

/** The name, address and language of a recipient; undefined where there is nobody any more. */
export async function findReader(
  db: Executor,
  { company_id, user_id }: Recipient,
): Promise<Addressee | undefined> {
  if (user_id !== null) return findMemberAddressee(db, { company: company_id, id: user_id })
  const company = await findCompany(db, company_id)
  if (!company) return undefined
  const name = inLocale(company, 'company_registered_name', 'ar')
  return { name, address: company.address, locale: 'ar', isConfirmed: true }
}
