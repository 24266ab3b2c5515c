import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { z } from 'zod'
import type {
  accessAgreementSeed,
  DueFact,
  FactCorrection,
  FactReviews,
  marketDocumentSeed,
} from '../contract'
import {
  agreementIds,
  hasDatasets,
  institutionIds,
  replaceFact,
  selectDue,
  selectUnanswered,
  type DueRow,
} from './facts.sql'
import { endOfNotice } from '../rules'

type Records<Schema extends z.ZodType> = readonly z.output<Schema>[]

/** Whether the facts of markets are loaded. */
export const hasMarketFacts = (db: Executor): Promise<boolean> => hasDatasets(db)

/** Agreements to import, each linked to the treaty of its key, where there is one. */
export async function linkedAgreements(
  db: Executor,
  records: Records<typeof accessAgreementSeed>,
): Promise<Records<typeof accessAgreementSeed>> {
  const treaties = await agreementIds(db)
  return records.map((one) => ({ ...one, agreement_id: treaties.get(one.key) ?? null }))
}

/** Papers to import; a body that issues them and is not on file stays a name. */
export async function linkedDocuments(
  db: Executor,
  records: Records<typeof marketDocumentSeed>,
): Promise<Records<typeof marketDocumentSeed>> {
  const known = await institutionIds(db)
  const linked = (id: number | null) => (id !== null && known.has(id) ? id : null)
  return records.map((one) => ({ ...one, institution_id: linked(one.institution_id) }))
}

/** Replaces shipped records that nobody has edited; resolves with their number. */
export async function correctFacts(
  db: Executor,
  corrections: readonly FactCorrection[],
): Promise<number> {
  let corrected = 0
  for (const correction of corrections) {
    if (await replaceFact(db, correction)) corrected += 1
  }
  return corrected
}

const dueFact = ({ id, ...row }: DueRow, day: string): DueFact => ({
  ...row,
  id: String(id),
  overdue: row.due < day,
})

/** Facts whose review is overdue on a day, the longest due first. */
export async function overdueFacts(db: Executor, day: string): Promise<DueFact[]> {
  const facts = (await selectDue(db, day)).map((row) => dueFact(row, day))
  return facts.filter(({ overdue }) => overdue)
}

/**
 * Facts to check again now or soon, the longest due first, and what people asked for without data.
 * Throws `forbidden`.
 */
export async function listReviews(actor: Actor): Promise<FactReviews> {
  requireAccess('staff:content', actor)
  const db = await database()
  const day = today()
  const [due, unanswered] = [await selectDue(db, endOfNotice(day)), await selectUnanswered(db)]
  return {
    facts: due.map((row) => dueFact(row, day)),
    unanswered: unanswered.map(({ market, product, ...pair }) => ({
      ...pair,
      ...renamePair(market, 'name', 'market'),
      ...renamePair(product, 'name', 'product'),
    })),
  }
}
