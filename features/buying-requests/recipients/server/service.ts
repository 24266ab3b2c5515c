import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { findCompany, findMember, selectMembers } from './repository'

/** Who gets a mail for a company: a member, or null for the company’s own address. */
interface Recipient {
  company_id: number
  user_id: number | null
}

interface Addressee {
  name: string
  address: string
  locale: Locale
}

/** The members of a company who confirmed their addresses; without any, the company itself. */
export async function recipientsOf(db: Executor, companyId: number): Promise<Recipient[]> {
  const members = await selectMembers(db, companyId)
  const recipients = members.length === 0 ? [{ user_id: null }] : members
  return recipients.map(({ user_id }) => ({ company_id: companyId, user_id }))
}

/** The name, address and language of a recipient; undefined where there is nobody any more. */
export async function addresseeOf(
  db: Executor,
  { company_id, user_id }: Recipient,
): Promise<Addressee | undefined> {
  if (user_id !== null) {
    const member = await findMember(db, company_id, user_id)
    return member && { ...member, locale: accountLocale(member.locale) }
  }
  const company = await findCompany(db, company_id)
  if (!company) return undefined
  const name = inLocale(company, 'company_registered_name', 'ar')
  return { name, address: company.address, locale: 'ar' }
}
