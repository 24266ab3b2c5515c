import { backTo, signedLink } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { typedText } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { barrierStatuses, effectAnswers } from '@/lib/db/codes/barriers'
import { z } from 'zod'

/** The longest text about the effect, in characters. */
export const effectDetails = 2_000

export const effectQuestion = endpoint({
  method: 'GET',
  path: 'barrier-effects/{id}/{signature}',
  summary: 'Get the question whether what was done about a barrier works for the company',
  access: 'public',
  personal: true,
  params: signedLink,
  response: z.object({
    /** The barrier, by its title. */
    ...bilingualText('title'),
    status: z.enum(barrierStatuses),
    answer: z.enum(effectAnswers).nullable(),
    details: z.string(),
  }),
  errors: ['not_found'],
})

export const answerEffect = endpoint({
  method: 'POST',
  path: 'barrier-effects/{id}/{signature}/answer',
  summary: 'Answer whether what was done about a barrier works; the last answer counts',
  access: 'public',
  limit: 'outcome',
  accepts: 'form',
  params: signedLink,
  /** The page in this language follows. */
  query: backTo,
  body: z.object({
    answer: z.enum(effectAnswers),
    details: typedText(effectDetails, 'request_max').optional(),
  }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
