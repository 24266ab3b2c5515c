import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { barrierJoins, barrierReports, barriers } from '@/lib/db/schema/barriers'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { JoinFigures } from '../contract'

const figures = {
  loss_band: barrierJoins.loss_band,
  consignments: barrierJoins.consignments,
  details: barrierJoins.details,
  may_share: barrierJoins.may_share,
}

const isApproved = and(isNotNull(companies.approved_at), isNull(companies.deleted_at))

/** The status of a published barrier. */
export async function findPublished(db: Executor, id: number) {
  const [found] = await db
    .select({ status: barriers.status })
    .from(barriers)
    .where(and(eq(barriers.id, id), isNotNull(barriers.published_at)))
  return found
}

const ofPerson = (barrier_id: number, user_id: number) =>
  and(eq(barrierJoins.barrier_id, barrier_id), eq(barrierJoins.user_id, user_id))

/** What a person said of a barrier. */
export async function findJoin(db: Executor, barrier: number, person: number) {
  const [found] = await db.select(figures).from(barrierJoins).where(ofPerson(barrier, person))
  return found
}

/** Whether a person reported a barrier. */
export async function hasReported(db: Executor, barrier: number, person: number) {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(barrierReports)
    .innerJoin(enquiries, eq(enquiries.id, barrierReports.enquiry_id))
    .where(and(eq(barrierReports.barrier_id, barrier), eq(enquiries.user_id, person)))
    .limit(1)
  return found !== undefined
}

/** Whether the company of a person is approved, and their address confirmed. */
export async function isChecked(db: Executor, person: number) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(and(eq(users.id, person), isNotNull(users.email_verified_at), isApproved))
    .limit(1)
  return found !== undefined
}

export async function saveJoin(
  db: Executor,
  given: JoinFigures & { barrier_id: number; user_id: number },
) {
  const { barrier_id: _barrier, user_id: _person, ...said } = given
  await db
    .insert(barrierJoins)
    .values(given)
    .onConflictDoUpdate({
      target: [barrierJoins.barrier_id, barrierJoins.user_id],
      set: { ...said, joined_at: sql`now()` },
    })
}

export async function deleteJoin(db: Executor, barrier: number, person: number) {
  await db.delete(barrierJoins).where(ofPerson(barrier, person))
}

/** Who joined a barrier, the first one first, with their company by its last saved name. */
export async function selectJoins(db: Executor, barrier: number) {
  return db
    .select({
      ...figures,
      joined_at: barrierJoins.joined_at,
      user_id: users.id,
      person: users.name,
      email: users.email,
      company: columnPair(companyVersions, 'company_registered_name', 'bare'),
      is_approved: sql<boolean>`${isNotNull(companies.id)}`,
    })
    .from(barrierJoins)
    .innerJoin(users, eq(users.id, barrierJoins.user_id))
    .leftJoin(
      companyVersions,
      and(eq(companyVersions.company_id, users.company_id), eq(companyVersions.edition, 'owner')),
    )
    .leftJoin(companies, and(eq(companies.id, users.company_id), isApproved))
    .where(and(eq(barrierJoins.barrier_id, barrier), isActiveUser))
    .orderBy(asc(barrierJoins.joined_at), asc(users.id))
}

/** The barriers that a person joined. */
export async function selectOfPerson(db: Executor, person: number) {
  return db
    .select({
      ...figures,
      barrier_id: barriers.id,
      ...columnPair(barriers, 'title'),
      joined_at: barrierJoins.joined_at,
    })
    .from(barrierJoins)
    .innerJoin(barriers, eq(barriers.id, barrierJoins.barrier_id))
    .where(eq(barrierJoins.user_id, person))
    .orderBy(asc(barriers.id))
}

export async function deleteOfPerson(db: Executor, person: number) {
  await db.delete(barrierJoins).where(eq(barrierJoins.user_id, person))
}
