import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { EffectAnswer } from '@/lib/db/codes/barriers'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { barrierEffects, barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { companyVersions } from '@/lib/db/schema/companies'
import { and, asc, eq, sql } from 'drizzle-orm'

/** Writes questions about a step, one for each person. */
export async function insertQuestions(db: Executor, step_id: number, people: readonly number[]) {
  if (people.length === 0) return
  await db
    .insert(barrierEffects)
    .values(people.map((user_id) => ({ step_id, user_id })))
    .onConflictDoNothing()
}

/** The question about a step that a person was asked. */
export async function findQuestionFor(db: Executor, step_id: number, user_id: number) {
  const [found] = await db
    .select({ id: barrierEffects.id, answer: barrierEffects.answer })
    .from(barrierEffects)
    .where(and(eq(barrierEffects.step_id, step_id), eq(barrierEffects.user_id, user_id)))
  return found
}

/** A question with its barrier and the address of its person; undefined when the account is closed. */
export async function findQuestion(db: Executor, id: number) {
  const { answer, details } = barrierEffects
  const [found] = await db
    .select({
      id: barrierEffects.id,
      answer,
      details,
      email: users.email,
      status: barrierSteps.status,
      ...columnPair(barriers, 'title'),
    })
    .from(barrierEffects)
    .innerJoin(users, eq(users.id, barrierEffects.user_id))
    .innerJoin(barrierSteps, eq(barrierSteps.id, barrierEffects.step_id))
    .innerJoin(barriers, eq(barriers.id, barrierSteps.barrier_id))
    .where(and(eq(barrierEffects.id, id), isActiveUser))
  return found
}

export async function saveAnswer(
  db: Executor,
  id: number,
  said: { answer: EffectAnswer; details: string },
) {
  await db
    .update(barrierEffects)
    .set({ ...said, answered_at: sql`now()` })
    .where(eq(barrierEffects.id, id))
}

/** What people were asked about the steps of a barrier, and answered, the first one first. */
export async function selectEffects(db: Executor, barrier: number) {
  const { id, asked_at, answer, details, answered_at } = barrierEffects
  return db
    .select({
      id,
      asked_at,
      answer,
      details,
      answered_at,
      person: users.name,
      company: columnPair(companyVersions, 'company_registered_name', 'bare'),
    })
    .from(barrierEffects)
    .innerJoin(barrierSteps, eq(barrierSteps.id, barrierEffects.step_id))
    .leftJoin(users, and(eq(users.id, barrierEffects.user_id), isActiveUser))
    .leftJoin(
      companyVersions,
      and(eq(companyVersions.company_id, users.company_id), eq(companyVersions.edition, 'owner')),
    )
    .where(eq(barrierSteps.barrier_id, barrier))
    .orderBy(asc(barrierEffects.id))
}

/** What a person was asked and answered. */
export async function selectOfPerson(db: Executor, person: number) {
  const { asked_at, answer, details, answered_at } = barrierEffects
  return db
    .select({
      barrier_id: barrierSteps.barrier_id,
      asked_at,
      answer,
      details,
      answered_at,
    })
    .from(barrierEffects)
    .innerJoin(barrierSteps, eq(barrierSteps.id, barrierEffects.step_id))
    .where(eq(barrierEffects.user_id, person))
    .orderBy(asc(barrierEffects.id))
}

/** Takes a person and their words out of the answers, which counts keep. */
export async function eraseOfPerson(db: Executor, person: number) {
  await db
    .update(barrierEffects)
    .set({ user_id: null, details: '' })
    .where(eq(barrierEffects.user_id, person))
}
