import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { readinessBandWrite, readinessSectionWrite } from '../contract'
import {
  insertReadinessScale,
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

/** Saves the sections of the readiness assessment and its result bands through their contract. */
export async function importReadinessScale(
  db: Executor,
  records: { sections: unknown[]; bands: unknown[] },
) {
  await insertReadinessScale(db, {
    sections: readinessSectionWrite.array().parse(records.sections),
    bands: readinessBandWrite.array().parse(records.bands),
  })
}
