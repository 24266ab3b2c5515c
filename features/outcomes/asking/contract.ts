import { endpoint } from '@/lib/api/endpoint'
import { formByLink, pageOfLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { bilingualText } from '@/lib/bilingual/schema'
import { occasionKinds, outcomeAnswers, outcomeSides, valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

export const outcomeQuestion = endpoint({
  ...readByLink,
  path: 'outcomes/{id}/{signature}',
  summary: 'Get the question about what came of an introduction, an answer or an event',
  params: signedLink,
  response: z.object({
    kind: z.enum(occasionKinds),
    side: z.enum(outcomeSides),
    happened_at: z.iso.datetime({ offset: true }),
    /** The exporter or the event that it is about. */
    ...bilingualText('about'),
    answer: z.enum(outcomeAnswers).nullable(),
    value_band: z.enum(valueBands).nullable(),
    /** The address does not want to be asked again. */
    is_refused: z.boolean(),
  }),
})

const change = {
  ...formByLink,
  limit: 'outcome',
  accepts: 'form',
  params: signedLink,
} as const

export const answerOutcome = endpoint({
  ...change,
  path: 'outcomes/{id}/{signature}/answer',
  summary: 'Answer the question; an order may have a value. The last answer counts',
  body: z.object({ answer: z.enum(outcomeAnswers), value_band: z.enum(valueBands).optional() }),
})

export const refuseOutcomes = endpoint({
  ...change,
  path: 'outcomes/{id}/{signature}/stop',
  summary: 'Never ask this address again, in one click (RFC 8058)',
})

export const outcomeStopPage = endpoint({
  ...pageOfLink,
  path: 'outcomes/{id}/{signature}/stop',
  summary: 'Redirect from the one-click address to the page of the question (303)',
  params: signedLink,
})
