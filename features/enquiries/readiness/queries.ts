import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { enquiryPage, enquiryQuestions, type EnquiryPage, type ReadinessBand } from '../contract'
import { readinessBands } from './contract'
import { readinessType } from './rules'

/** What the readiness assessment says of itself; null when nothing is written. */
export function assessmentTexts(): Promise<EnquiryPage | null> {
  const answer = call(enquiryPage, { params: { id: readinessType } })
  return whenNotFound(
    answer.then(([texts]) => texts ?? null),
    () => null,
  )
}

/** The statements that are asked, in their order. */
async function askedQuestions() {
  const questions = await call(enquiryQuestions)
  return questions.filter(({ status }) => status === 1)
}

/** What averages mean. */
export function bands(): Promise<ReadinessBand[]> {
  return call(readinessBands)
}

/** All that the page of the assessment says and asks. */
export async function assessment() {
  const [page, questions, known] = await Promise.all([assessmentTexts(), askedQuestions(), bands()])
  return { page, questions, bands: known }
}
