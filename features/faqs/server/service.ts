import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { faqTabWrite, faqWrite } from '../contract'
import { insertFaqs, insertFaqTabs, listPublicFaqs } from './repository'

/** Public questions in their order: of all audiences, of one, or of one tab. */
export async function listFaqs(audience?: number, tab?: number) {
  return listPublicFaqs(await database(), audience, tab)
}

/** Writes the tabs of the audiences through their contract. */
export async function importFaqTabs(db: Executor, records: unknown[]) {
  await insertFaqTabs(db, faqTabWrite.array().parse(records))
}

/** Writes questions through the rules of every write: contract schema, then clean HTML. */
export async function importFaqs(db: Executor, records: unknown[]) {
  const checked = faqWrite.array().parse(records)
  await insertFaqs(
    db,
    checked.map((record) => sanitiseFields(record, ['answer_eng', 'answer_ara'])),
  )
}
