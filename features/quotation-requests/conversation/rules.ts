import { z } from 'zod'
import { answerWrite } from './contract'

/** What is typed in a message; the terms count where `quotes` is set. */
export interface AnswerValues {
  text: string
  quotes: boolean
  price: string
  currency: string
  unit: string
  incoterm: string
  place: string
  valid_until: string
}

export const termFields = ['price', 'currency', 'unit', 'incoterm', 'place', 'valid_until'] as const

export type TermField = (typeof termFields)[number]

export const emptyAnswer: AnswerValues = {
  text: '',
  quotes: false,
  price: '',
  currency: '',
  unit: '',
  incoterm: '',
  place: '',
  valid_until: '',
}

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

const storedAnswer = z.object({
  text: z.string(),
  quotes: z.boolean(),
  price: z.string(),
  currency: z.string(),
  unit: z.string(),
  incoterm: z.string(),
  place: z.string(),
  valid_until: z.string(),
})

/** The unsent message of a draft in the browser’s storage, with its terms; null for none. */
export function draftAnswer(stored: object | null): AnswerValues | null {
  return (
    storedAnswer
      .partial()
      .transform((kept) => ({ ...emptyAnswer, ...kept }))
      .safeParse(stored).data ?? null
  )
}
