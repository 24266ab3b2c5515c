import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as listContract from './list/contract'
import { listFeedback } from './list/server/list'
import { recordFeedback } from './server/feedback'

/** A provider cannot store the answer, so the question is not shown. */
export const feedbackFeature: Feature = {
  name: 'feedback',
  calls: [
    ...calls(listContract, 'same', {
      feedbackAnswers: ({ query }, { actor }) => listFeedback(actor, query),
    }),
    ...calls(contract, 'absent', {
      pageFeedback: ({ body }) => recordFeedback(body),
    }),
  ],
}
