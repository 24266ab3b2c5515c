import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import {
  enquiryFormPage,
  enquiryQuestions,
  type EnquiryFormPage,
  type ReadinessBand,
} from '../contract'
import { readinessBands } from './contract'
import { readinessType } from './rules'

/** The texts of the readiness assessment; null when editors wrote none. */
function assessmentTexts(): Promise<EnquiryFormPage | null> {
  const answer = call(enquiryFormPage, { params: { id: readinessType } })
  return whenNotFound(
    answer.then(([texts]) => texts ?? null),
    () => null,
  )
}

/** The active statements, in their order. */
async function askedQuestions() {
  const questions = await call(enquiryQuestions)
  return questions.filter(({ status }) => status === 1)
}

/** The bands of averages. */
function bands(): Promise<ReadinessBand[]> {
  return call(readinessBands)
}

/** All data of the assessment page. */
export async function assessment() {
  const [page, questions, known] = await Promise.all([assessmentTexts(), askedQuestions(), bands()])
  return { page, questions, bands: known }
}

/** What the result of an assessment is read with. */
export async function assessmentReading() {
  const [known, page] = await Promise.all([bands(), assessmentTexts()])
  return { bands: known, page }
}
