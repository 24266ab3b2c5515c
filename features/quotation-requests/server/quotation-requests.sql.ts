import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import type { DeclineReason, RequestState } from '@/lib/db/codes/quotation-requests'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { countries } from '@/lib/db/schema/geography'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, eq, isNull, sql } from 'drizzle-orm'

export type RequestRecord = typeof quotationRequests.$inferSelect

export async function findRequest(db: Executor, id: number): Promise<RequestRecord | undefined> {
  const [found] = await db.select().from(quotationRequests).where(eq(quotationRequests.id, id))
  return found
}

/** The same, locked until the transaction ends. */
export async function lockRequest(db: Executor, id: number): Promise<RequestRecord | undefined> {
  const [found] = await db
    .select()
    .from(quotationRequests)
    .where(eq(quotationRequests.id, id))
    .for('update')
  return found
}

/** A company as the public sees it, with how it is reached; undefined when it is not public. */
export async function findCompany(db: Executor, id: number) {
  const [found] = await db
    .select({
      id: companyVersions.company_id,
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
      email: companyVersions.e_mail,
      phone: companyVersions.phone_number,
    })
    .from(companyVersions)
    .where(and(eq(companyVersions.company_id, id), eq(companyVersions.edition, 'public')))
  if (!found) return undefined
  const { email, phone } = found
  return { id, email, phone, ...renamePair(found, 'company_registered_name', 'name') }
}

/** The last saved name of a company, also of one that is no longer public. */
export async function findCompanyName(db: Executor, id: number) {
  const [found] = await db
    .select(columnPair(companyVersions, 'company_registered_name', 'bare'))
    .from(companyVersions)
    .where(eq(companyVersions.company_id, id))
    .orderBy(sql`${companyVersions.edition} = 'public' desc`)
    .limit(1)
  return found && renamePair(found, 'company_registered_name', 'name')
}

/** A public offer of a company. */
export async function findOffer(
  db: Executor,
  { type, id, company }: { type: 'products' | 'services'; id: number; company: number },
) {
  const [version, head, key] =
    type === 'products'
      ? ([productVersions, products, productVersions.product_id] as const)
      : ([serviceVersions, services, serviceVersions.service_id] as const)
  const [found] = await db
    .select({ id: head.id, ...columnPair(version, 'name') })
    .from(version)
    .innerJoin(head, eq(head.id, key))
    .where(
      and(
        eq(key, id),
        eq(version.edition, 'public'),
        eq(head.company_id, company),
        isNull(head.deleted_at),
      ),
    )
  return found
}

export async function findCountry(db: Executor, id: number) {
  const [found] = await db
    .select(columnPair(countries, 'name'))
    .from(countries)
    .where(eq(countries.id, id))
  return found
}

/** The name of a market by its ISO code. */
export async function findMarket(db: Executor, code: string) {
  const [found] = await db
    .select(columnPair(countries, 'name'))
    .from(countries)
    .where(eq(countries.code_2, code))
    .limit(1)
  return found
}

/** The account of a caller. */
export async function findPerson(db: Executor, id: number) {
  const { name, last_name, email, locale, email_verified_at } = users
  const [found] = await db
    .select({ id: users.id, name, last_name, email, locale, email_verified_at })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
  return found
}

/** Writes what a change sets, with the time of the change where the state has one. */
export async function updateRequest(
  db: Executor,
  id: number,
  set: Partial<typeof quotationRequests.$inferInsert>,
) {
  await db.update(quotationRequests).set(set).where(eq(quotationRequests.id, id))
}

/** Writes a state other than a decline, of which nothing is kept. */
export async function updateState(db: Executor, id: number, state: RequestState) {
  await db
    .update(quotationRequests)
    .set({ state, declined_at: null, decline_reason: null, decline_text: '' })
    .where(eq(quotationRequests.id, id))
}

/** Writes a decline with its reason. */
export async function writeDecline(
  db: Executor,
  id: number,
  { reason, text }: { reason: DeclineReason; text: string },
) {
  await db
    .update(quotationRequests)
    .set({
      state: 'declined',
      decline_reason: reason,
      decline_text: text,
      declined_at: sql`now()`,
    })
    .where(eq(quotationRequests.id, id))
}

/** Marks a request with the time of the database. */
export async function stampRequest(
  db: Executor,
  id: number,
  column: 'confirmed_at' | 'sent_at' | 'read_at' | 'answered_at',
  state?: RequestState,
) {
  await db
    .update(quotationRequests)
    .set({
      [column]: sql`coalesce(${quotationRequests[column]}, now())`,
      ...(state !== undefined && { state }),
    })
    .where(eq(quotationRequests.id, id))
}
