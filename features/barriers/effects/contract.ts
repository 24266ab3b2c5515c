import { endpoint } from '@/lib/api/endpoint'
import { formByLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { typedText } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { barrierStatuses, effectAnswers } from '@/lib/db/codes/barriers'
import { z } from 'zod'

/** The longest text about the effect, in characters. */
export const effectDetails = 2_000

export const effectQuestion = endpoint({
  ...readByLink,
  path: 'barrier-effects/{id}/{signature}',
  summary: 'Get the question whether what was done about a barrier works for the company',
  params: signedLink,
  response: z.object({
    /** The barrier, by its title. */
    ...bilingualText('title'),
    status: z.enum(barrierStatuses),
    answer: z.enum(effectAnswers).nullable(),
    details: z.string(),
  }),
})

export const answerEffect = endpoint({
  ...formByLink,
  path: 'barrier-effects/{id}/{signature}/answer',
  summary: 'Answer whether what was done about a barrier works; the last answer counts',
  limit: 'outcome',
  accepts: 'form',
  params: signedLink,
  body: z.object({
    answer: z.enum(effectAnswers),
    details: typedText(effectDetails, 'request_max').optional(),
  }),
})
