import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryAnswers, enquirySteps } from '@/lib/db/schema/enquiries'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { countries } from '@/lib/db/schema/geography'
import { changeHistory } from '@/lib/db/schema/history'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { institutions } from '@/lib/db/schema/institutions'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import type { LookupList } from '@/lib/db/codes/lookup-lists'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'

type NewEnquiry = typeof enquiries.$inferInsert

/**
 * The address and language of a person who can log in. Locks the account until the transaction
 * ends, so that nothing is filed after its deletion.
 */
export async function findPerson(db: Executor, id: number) {
  const [found] = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabled_at), isNull(users.deleted_at)))
    .limit(1)
    .for('share')
  return found
}

/** The enquiry that a person filed under a key. */
export async function findByKey(db: Executor, user_id: number, key: string) {
  const [found] = await db
    .select({ id: enquiries.id, request_hash: enquiries.request_hash })
    .from(enquiries)
    .where(and(eq(enquiries.user_id, user_id), eq(enquiries.idempotency_key, key)))
    .limit(1)
  return found
}

/** The list entries that an enquiry refers to. */
export interface NamedEntries {
  industry?: number | undefined
  country?: number | undefined
  type_of_client?: number | undefined
  positions?: number | undefined
  barriers?: number | undefined
  institution?: number | undefined
}

const among = (list: LookupList) => (id: number) =>
  sql`select 1 from ${lookups} where ${lookups.list} = ${list} and ${lookups.id} = ${id}`

const entryOf: Record<keyof NamedEntries, (id: number) => SQL> = {
  industry: (id) =>
    sql`select 1 from ${industries} where ${industries.iid} = ${id} and ${industries.status} = 1`,
  country: (id) => sql`select 1 from ${countries} where ${countries.id} = ${id}`,
  type_of_client: among('type_of_client'),
  positions: among('positions'),
  barriers: among('type_of_barriers'),
  institution: (id) =>
    sql`select 1 from ${institutions} where ${institutions.id} = ${id} and ${institutions.status} = 1`,
}

/** The entries that are in no list. */
export async function findUnknown(db: Executor, named: NamedEntries): Promise<string[]> {
  const checks = Object.entries(entryOf).flatMap(([field, entry]) => {
    const id = new Map<string, number | undefined>(Object.entries(named)).get(field)
    return id === undefined
      ? []
      : [sql`select ${field}::text as field where not exists (${entry(id)})`]
  })
  if (checks.length === 0) return []
  const { rows } = await db.execute<{ field: string }>(sql.join(checks, sql` union all `))
  return rows.map(({ field }) => field)
}

export async function isProduct(db: Executor, code: string): Promise<boolean> {
  return (await db.$count(hsSubheadings, eq(hsSubheadings.code, code))) > 0
}

/** The ids of the active statements. */
export async function listStatementIds(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: readinessQuestions.id })
    .from(readinessQuestions)
    .where(eq(readinessQuestions.status, 1))
  return rows.map(({ id }) => id)
}

/**
 * Inserts an enquiry with its answers, first status and history. Returns undefined when the person
 * already has one under this key; waits for one that is being inserted.
 */
export async function insertEnquiry(
  db: Executor,
  row: NewEnquiry,
  answers: readonly { question_id: number; points: number }[],
) {
  const [written] = await db
    .insert(enquiries)
    .values(row)
    .onConflictDoNothing({ target: [enquiries.user_id, enquiries.idempotency_key] })
    .returning({ id: enquiries.id })
  if (!written) return undefined
  const enquiry_id = written.id
  await insertAll(
    db,
    enquiryAnswers,
    answers.map((answer) => ({ ...answer, enquiry_id })),
  )
  await db.insert(enquirySteps).values({ enquiry_id, status: row.status })
  await db.insert(changeHistory).values({
    action: 'file',
    subject: 'enquiry',
    subject_id: String(enquiry_id),
    changed_by: row.user_id,
    change: { enq_type: row.enq_type, for_review: row.for_review ?? false },
  })
  return enquiry_id
}
