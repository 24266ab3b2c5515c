import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The maximum length of a comment, in UTF-16 units as form fields count them. */
export const commentLength = 500

/** An answer to 'was this page useful?'. It contains nothing about the person. */
const feedbackWrite = z.object({
  /** The menu entry whose page was read, and the language it was read in. */
  entry_id: z.int32().positive(),
  locale: z.enum(locales),
  useful: z.literal([0, 1]),
  /** What was missing. */
  comment: z
    .string()
    .trim()
    .max(commentLength)
    .refine((text) => !text.includes('\u0000'))
    .optional(),
  /** Two answers with the same key count once; a comment follows its answer under the same key. */
  idempotency_key: z.uuid(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0),
})

export type FeedbackWrite = z.output<typeof feedbackWrite>

export const pageFeedback = endpoint({
  method: 'POST',
  path: 'page-feedback',
  summary: 'Send feedback on whether a page was useful and what was missing',
  access: 'public',
  body: feedbackWrite,
  response: z.literal('Success'),
  format: 'text',
  limit: 'feedback',
  errors: ['not_found', 'conflict'],
})
