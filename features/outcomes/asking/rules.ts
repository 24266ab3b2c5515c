import { outcomeAnswers, type OutcomeAnswer } from '@/lib/db/codes/outcomes'

const dayMs = 86_400_000

/** An occasion is asked about for so long after its day, so that nothing of the distant past is. */
const windowDays = 14

/** When it must have happened for a round to be due now. */
export function dueIn(round: number, now: Date): { from: string; until: string } {
  const at = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  return { from: at(round + windowDays), until: at(round) }
}

/** The answer that a link in the mail chose, not yet given; null for anything else. */
export function chosenAnswer(given: unknown): OutcomeAnswer | null {
  return outcomeAnswers.find((answer) => answer === given) ?? null
}
