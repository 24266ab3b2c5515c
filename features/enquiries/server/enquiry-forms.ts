import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import {
  enquiryFormPageWrite,
  readinessBandWrite,
  readinessQuestionWrite,
  readinessSectionWrite,
} from '../contract'
import {
  insertEnquiryFormPages,
  insertReadiness,
  listAskedQuestions,
  selectEnquiryFormPage,
  selectEnquiryFormPages,
} from './enquiry-forms.sql'

/** Texts of all enquiry forms. */
export async function listEnquiryFormPages() {
  return selectEnquiryFormPages(await database())
}

/** Texts of one enquiry form, as an array of one as in the contract. Throws `not_found`. */
export async function getEnquiryFormPage(id: number) {
  const found = await selectEnquiryFormPage(await database(), id)
  if (found.length === 0) throw new Problem('not_found')
  return found
}

/** The active statements in their order, each with its section's name. */
export async function listQuestions() {
  return listAskedQuestions(await database())
}

/** Saves texts of enquiry forms: contract schema, then clean HTML. */
export async function importEnquiryFormPages(db: Executor, records: unknown[]) {
  const htmlFields = ['result_description_eng', 'result_description_ara'] as const
  await insertEnquiryFormPages(db, cleanRecords(enquiryFormPageWrite, records, htmlFields))
}

/** Saves the readiness assessment, from sections to result bands, through its contract. */
export async function importReadiness(
  db: Executor,
  records: { sections: unknown[]; questions: unknown[]; bands: unknown[] },
) {
  await insertReadiness(db, {
    sections: readinessSectionWrite.array().parse(records.sections),
    questions: readinessQuestionWrite.array().parse(records.questions),
    bands: readinessBandWrite.array().parse(records.bands),
  })
}
