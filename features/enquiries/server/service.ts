import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import {
  enquiryPageWrite,
  readinessBandWrite,
  readinessQuestionWrite,
  readinessSectionWrite,
} from '../contract'
import {
  insertEnquiryPages,
  insertReadiness,
  listAskedQuestions,
  selectEnquiryPage,
  selectEnquiryPages,
} from './repository'

/** Texts of all enquiry forms. */
export async function listEnquiryPages() {
  return selectEnquiryPages(await database())
}

/** Texts of one enquiry form, as an array of one as in the contract. Throws `not_found`. */
export async function getEnquiryPage(id: number) {
  const found = await selectEnquiryPage(await database(), id)
  if (found.length === 0) throw new Problem('not_found')
  return found
}

/** The active statements in their order, each with its section's name. */
export async function listQuestions() {
  return listAskedQuestions(await database())
}

/** Saves texts of enquiry forms: contract schema, then clean HTML. */
export async function importEnquiryPages(db: Executor, records: unknown[]) {
  const htmlFields = ['result_description_eng', 'result_description_ara'] as const
  await insertEnquiryPages(db, cleanRecords(enquiryPageWrite, records, htmlFields))
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
