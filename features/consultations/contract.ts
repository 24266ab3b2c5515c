import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'

/** Longer names and addresses are rejected. */
export const nameLimit = 100
const emailLimit = 254

/** What a visitor fills in; each message is a key under `rules` of the messages. */
export const consultationFields = {
  name: z
    .string()
    .overwrite(visibleText)
    .min(1, 'required')
    .max(nameLimit)
    .refine((text) => !/\p{Cc}/u.test(text)),
  email: z
    .string()
    .overwrite(visibleText)
    .min(1, 'required')
    .max(emailLimit)
    .pipe(z.email('email')),
}

const consultationWrite = z.object({
  ...consultationFields,
  /** The language of the answer. */
  locale: z.enum(locales),
  /** Two requests with the same key count once. */
  idempotency_key: z.uuid(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0),
})

export type ConsultationWrite = z.output<typeof consultationWrite>

/** An addition in the style of the contract (spec/decisions.md section 5). */
export const consultations = endpoint({
  method: 'POST',
  path: 'consultations',
  summary: 'Request a consultation; returns the number of the request',
  access: 'public',
  limit: 'consultation',
  body: consultationWrite,
  response: z.object({ id: z.int().positive() }),
})
