import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { answerOutcome, outcomeQuestion, outcomeStopPage, refuseOutcomes } from '../asking/contract'
import { performanceFigures } from '../performance/contract'

/** A provider has neither introductions nor requests, so nobody is asked and nothing is counted. */
export const outcomeAdapters = [
  absent(outcomeQuestion),
  absent(answerOutcome),
  absent(refuseOutcomes),
  absent(outcomeStopPage),
  absent(performanceFigures),
]
