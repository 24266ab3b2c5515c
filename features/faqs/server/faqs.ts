import 'server-only'
import { describeDocuments } from '@/features/files/server/files'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import { faqTabWrite, faqWrite, type Faq } from '../contract'
import { insertFaqs, insertFaqTabs, listPublicFaqs } from './faqs.sql'

/**
 * Public questions in their order: of all audiences, of one, or of one tab; with type and size of
 * the files that the portal itself stores (spec part 2 section 2, 'FAQ for exporters').
 */
export async function listFaqs(audience?: number, tab?: number): Promise<Faq[]> {
  const rows = await listPublicFaqs(await database(), audience, tab)
  const filesOf = (row: object) => Object.values(textsOf(row, 'file')).filter((text) => text !== '')
  const documents = await describeDocuments(rows.flatMap(filesOf))
  return rows.map((row) => {
    const details = documents.filter(({ address }) => filesOf(row).includes(address))
    return details.length > 0 ? { ...row, file_details: details } : row
  })
}

/** Saves the tabs of the audiences through their contract. */
export async function importFaqTabs(db: Executor, records: unknown[]) {
  await insertFaqTabs(db, faqTabWrite.array().parse(records))
}

/** Saves questions like all content: contract schema, then clean HTML. */
export async function importFaqs(db: Executor, records: unknown[]) {
  await insertFaqs(db, cleanRecords(faqWrite, records, ['answer_eng', 'answer_ara']))
}
