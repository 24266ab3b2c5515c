import { backTo, signedLink } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { occasionKinds, outcomeAnswers, outcomeSides, valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

export const outcomeQuestion = endpoint({
  method: 'GET',
  path: 'outcomes/{id}/{signature}',
  summary: 'Get the question about what came of an introduction, an answer or an event',
  access: 'public',
  personal: true,
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
  errors: ['not_found'],
})

const change = {
  method: 'POST',
  access: 'public',
  limit: 'outcome',
  accepts: 'form',
  params: signedLink,
  /** The page in this language follows. */
  query: backTo,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
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
  method: 'GET',
  path: 'outcomes/{id}/{signature}/stop',
  summary: 'Redirect from the one-click address to the page of the question (303)',
  access: 'public',
  personal: true,
  params: signedLink,
  response: z.object({ page: z.string() }),
  errors: ['not_found'],
})
