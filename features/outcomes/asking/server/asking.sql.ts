import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { nobody } from '@/lib/db/asked-people'
import type { Executor } from '@/lib/db/database'
import type { OutcomeAnswer, ValueBand } from '@/lib/db/codes/outcomes'
import { companyVersions } from '@/lib/db/schema/companies'
import { events } from '@/lib/db/schema/events'
import { outcomeQuestions, outcomeRefusals } from '@/lib/db/schema/outcomes'
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Occasion } from '../../server/occasions.sql'

export type NewQuestion = Occasion & { round: number }

/** Writes questions that were not asked yet, and answers their ids. */
export async function insertQuestions(db: Executor, questions: readonly NewQuestion[]) {
  if (questions.length === 0) return []
  const written = await db
    .insert(outcomeQuestions)
    .values([...questions])
    .onConflictDoNothing()
    .returning({ id: outcomeQuestions.id })
  return written.map(({ id }) => id)
}

export async function findQuestion(db: Executor, id: number) {
  const [found] = await db.select().from(outcomeQuestions).where(eq(outcomeQuestions.id, id))
  return found
}

/** What a question is about: the exporter, or the event. */
export async function findAbout(
  db: Executor,
  { kind, occasion, company_id }: { kind: string; occasion: string; company_id: number | null },
) {
  if (kind === 'event') {
    const id = Number(occasion.split('-')[1])
    const [event] = await db
      .select(columnPair(events, 'name'))
      .from(events)
      .where(eq(events.id, id))
    return event ? renamePair(event, 'name', 'about') : bothLanguages('about', '')
  }
  const [company] = await db
    .select(columnPair(companyVersions, 'company_registered_name', 'bare'))
    .from(companyVersions)
    .where(
      and(
        eq(companyVersions.company_id, company_id ?? 0),
        inArray(companyVersions.edition, ['public', 'owner']),
      ),
    )
    .orderBy(sql`${companyVersions.edition} = 'public' desc`)
    .limit(1)
  return company
    ? renamePair(company, 'company_registered_name', 'about')
    : bothLanguages('about', '')
}

export async function setAnswer(
  db: Executor,
  id: number,
  answer: { answer: OutcomeAnswer; value_band: ValueBand | null },
) {
  await db
    .update(outcomeQuestions)
    .set({ ...answer, answered_at: sql`now()` })
    .where(eq(outcomeQuestions.id, id))
}

export async function insertRefusal(db: Executor, mailbox_hash: string) {
  await db.insert(outcomeRefusals).values({ mailbox_hash }).onConflictDoNothing()
}

/** Which of these mailboxes do not want to be asked. */
export async function selectRefusals(db: Executor, hashes: readonly string[]) {
  if (hashes.length === 0) return new Set<string>()
  const rows = await db
    .select({ hash: outcomeRefusals.mailbox_hash })
    .from(outcomeRefusals)
    .where(inArray(outcomeRefusals.mailbox_hash, [...hashes]))
  return new Set(rows.map(({ hash }) => hash))
}

const ofPerson = (user_id: number, email: string | null) =>
  or(
    eq(outcomeQuestions.user_id, user_id),
    email === null ? undefined : eq(sql`lower(${outcomeQuestions.email})`, email.toLowerCase()),
  )

/** The questions that a person was asked, and their answers. */
export async function selectOfPerson(db: Executor, user_id: number, email: string | null) {
  const { kind, side, round, happened_at, asked_at, answered_at, answer, value_band } =
    outcomeQuestions
  return db
    .select({ kind, side, round, happened_at, asked_at, answered_at, answer, value_band })
    .from(outcomeQuestions)
    .where(ofPerson(user_id, email))
    .orderBy(asc(outcomeQuestions.id))
}

/** Takes a person out of their answers, which figures keep. */
export async function erasePerson(db: Executor, user_id: number, email: string | null) {
  await db.update(outcomeQuestions).set(nobody).where(ofPerson(user_id, email))
}

/** Takes the people out of questions that are older than some months. */
export async function eraseOld(db: Executor, months: number) {
  await db
    .update(outcomeQuestions)
    .set(nobody)
    .where(
      and(
        lt(outcomeQuestions.asked_at, sql`now() - make_interval(months => ${months}::int)`),
        sql`${outcomeQuestions.email} <> ''`,
      ),
    )
}
