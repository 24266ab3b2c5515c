import { z } from 'zod'
import { answerWrite } from './contract'

const typed = z.string().catch('')

/** The terms of a quotation as they are typed. */
const typedTerms = {
  price: typed,
  currency: typed,
  unit: typed,
  incoterm: typed,
  place: typed,
  valid_until: typed,
}

/** What is typed in a message that is a quotation. */
export const quotationValues = z.object({ ...typedTerms, text: typed })

/** What is typed in a message; the terms count where `quotes` is set. */
export const answerValues = z.object({
  text: typed,
  quotes: z.boolean().catch(false),
  ...typedTerms,
})

export type AnswerValues = z.output<typeof answerValues>

export const termFields = ['price', 'currency', 'unit', 'incoterm', 'place', 'valid_until'] as const

export type TermField = (typeof termFields)[number]

export const emptyAnswer: AnswerValues = answerValues.parse({})

const placeholderKey = '00000000-0000-4000-8000-000000000000'

/** What is wrong with each field: the key of a rule. */
export function validateAnswer({ quotes, ...values }: AnswerValues): Map<string, string> {
  const parsed = answerWrite.safeParse({
    ...values,
    quotes: quotes ? '1' : '0',
    idempotency_key: placeholderKey,
  })
  const wrong = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    if (!wrong.has(name)) wrong.set(name, message)
  }
  return wrong
}

/** Who agreed to exchange the addresses, as one side sees it. */
export function agreedBy({ mine, theirs }: Record<'mine' | 'theirs', boolean>) {
  if (mine) return theirs ? 'both' : 'mine'
  return theirs ? 'theirs' : 'none'
}
