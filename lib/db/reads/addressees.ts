import type { Executor } from '@/lib/db/database'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { isActiveUser, users } from '../schema/accounts'

/** Open accounts whose address was confirmed by its person. */
export const isConfirmedUser = and(isActiveUser, isNotNull(users.email_verified_at))

/** Open accounts that want the mails of staff at once; a query adds which members of staff it means. */
export const wantsMailAtOnce = and(isActiveUser, eq(users.staff_mail, 'at_once'))

/** What a mail needs to know of the person who reads it. */
export const addresseeColumns = {
  name: users.name,
  address: users.email,
  locale: users.locale,
  isConfirmed: sql<boolean>`${isNotNull(users.email_verified_at)}`,
}

/** Who reads a mail, in the language that they chose, or Arabic. */
export interface Addressee {
  name: string
  address: string
  locale: Locale
  /**
   * Whether the person has confirmed the address: any other reader may be a stranger, who gets nothing
   * that somebody typed, such as the name.
   */
  isConfirmed: boolean
}

/** The person of an open account who reads a mail; undefined where a condition does not hold for them. */
export async function findAddressee(
  db: Executor,
  id: number,
  condition?: SQL,
): Promise<Addressee | undefined> {
  const [found] = await db
    .select(addresseeColumns)
    .from(users)
    .where(and(eq(users.id, id), isActiveUser, condition))
  return found && addresseeOf(found)
}

/** The same where the person has confirmed the address. */
export const findConfirmedAddressee = (db: Executor, id: number) =>
  findAddressee(db, id, isConfirmedUser)

/** The same for a member of a company, as long as they are one. */
export const findMemberAddressee = (
  db: Executor,
  { company, id }: { company: number; id: number },
) => findAddressee(db, id, and(isConfirmedUser, eq(users.company_id, company)))

/** The ids of a company's members, also of those who have not confirmed their addresses. */
export const selectActiveMembers = (db: Executor, company: number) =>
  selectMembers(db, company, isActiveUser)

/** The ids of a company's members who have confirmed their addresses. */
export const selectConfirmedMembers = (db: Executor, company: number) =>
  selectMembers(db, company, isConfirmedUser)

async function selectMembers(db: Executor, company: number, who: SQL | undefined) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.company_id, company), who))
  return rows.map(({ id }) => id)
}

/** A row with `addresseeColumns` as who reads a mail. */
export const addresseeOf = ({
  name,
  address,
  locale,
  isConfirmed,
}: Omit<Addressee, 'locale'> & { locale: Locale | null }): Addressee => ({
  name,
  address,
  locale: accountLocale(locale),
  isConfirmed,
})

/** A member of staff as who reads a mail: an admin wrote the name, before the invitation is followed. */
export const ofStaff = (reader: Addressee): Addressee => ({ ...reader, isConfirmed: true })
