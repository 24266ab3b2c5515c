import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { introductions } from '@/lib/db/schema/buying-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

/** What companies are introduced for: a request, or a matchmaking enquiry. */
export type Occasion = { request_id: number } | { enquiry_id: number }

const of = (occasion: Occasion) =>
  'request_id' in occasion
    ? eq(introductions.request_id, occasion.request_id)
    : eq(introductions.enquiry_id, occasion.enquiry_id)

/** The companies that were introduced, when, and whether the buyer is named to them. */
export async function selectIntroduced(db: Executor, occasion: Occasion) {
  return db
    .select({
      company_id: introductions.company_id,
      introduced_at: introductions.at,
      is_named: sql<boolean>`${isNotNull(introductions.agreed_at)}`,
    })
    .from(introductions)
    .where(of(occasion))
}

/** Inserts an introduction; undefined when it was made before. */
export async function insertIntroduction(
  db: Executor,
  occasion: Occasion,
  row: { company_id: number; by: number; agreed_at: string | null },
) {
  const [written] = await db
    .insert(introductions)
    .values({ ...occasion, ...row })
    .onConflictDoNothing()
    .returning({ id: introductions.id })
  return written?.id
}

const [english, arabic] = columnsOf(companyVersions, ['company_registered_name'])

/** The public companies that were introduced, and whether the buyer agreed to be named to each. */
export async function selectOfBuyer(db: Executor, occasion: Occasion) {
  return db
    .select({
      company: {
        id: introductions.company_id,
        ...bilingualPair('name', {
          en: sql<string>`coalesce(${english}, '')`,
          ar: sql<string>`coalesce(${arabic}, '')`,
        }),
      },
      at: introductions.at,
      is_shared: sql<boolean>`${isNotNull(introductions.agreed_at)}`,
    })
    .from(introductions)
    .innerJoin(
      companyVersions,
      and(
        eq(companyVersions.company_id, introductions.company_id),
        eq(companyVersions.edition, 'public'),
      ),
    )
    .where(of(occasion))
    .orderBy(asc(introductions.at))
    .limit(200)
}

/** An introduction to a company. */
export async function findIntroduced(db: Executor, occasion: Occasion, companyId: number) {
  const { id, company_id, agreed_at } = introductions
  const [found] = await db
    .select({ id, agreed_at })
    .from(introductions)
    .where(and(of(occasion), eq(company_id, companyId)))
  return found
}

/** Notes that the buyer agreed to be named; false when that was noted before. */
export async function writeAgreement(db: Executor, id: number): Promise<boolean> {
  const rows = await db
    .update(introductions)
    .set({ agreed_at: sql`now()` })
    .where(and(eq(introductions.id, id), isNull(introductions.agreed_at)))
    .returning({ id: introductions.id })
  return rows.length > 0
}

/** Whether a matchmaking enquiry is of a person. */
export async function isOfPerson(db: Executor, id: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.user_id, userId), eq(enquiries.enq_type, 2)))
  return rows.length > 0
}

export async function hasConfirmedAddress(db: Executor, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.email_verified_at)))) > 0
}

/** A matchmaking enquiry with what it is matched by. */
export async function findMatchmaking(db: Executor, id: number) {
  const { industry_id, country_id, description } = enquiries
  const [found] = await db
    .select({ industry_id, country_id, description })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.enq_type, 2)))
  return found
}
