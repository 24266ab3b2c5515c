import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { enquiryPage, enquiryQuestions, type EnquiryPage, type ReadinessBand } from '../contract'
import { readinessBands } from './contract'
import { readinessType } from './rules'

/** What the readiness assessment says of itself; null when nothing is written. */
export function assessmentTexts(): Promise<EnquiryPage | null> {
  const answer = call(enquiryPage, { params: { id: readinessType } })
  return orWhenMissing(
    answer.then(([texts]) => texts ?? null),
    () => null,
  )
}

/** The statements that are asked, in their order. */
async function askedQuestions() {
  const questions = await call(enquiryQuestions)
  return questions.filter(({ status }) => status === 1)
}

/** What averages mean; a provider that knows only the tables says nothing about it. */
export function bands(): Promise<ReadinessBand[]> {
  return orWhenMissing(call(readinessBands), () => [])
}

/** All that the page of the assessment says and asks. */
export async function assessment() {
  const [page, questions, known] = await Promise.all([assessmentTexts(), askedQuestions(), bands()])
  return { page, questions, bands: known }
}
