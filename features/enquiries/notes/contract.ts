import { instant, recordId } from '@/lib/api/params'
import { z } from 'zod'
import { enquiryText } from '../contract'

/** How many colleagues one note can name. */
const mentionLimit = 20

const colleague = z.object({ id: z.int(), name: z.string() })

/** A note of an officer, or the answer of a body with its name. */
export const enquiryNote = z.object({
  id: z.int(),
  text: z.string(),
  at: instant,
  by: colleague.nullable(),
  source: z.string().nullable(),
  /** The colleagues whom it names, as it names them. */
  mentions: z.array(colleague.extend({ read_at: instant.nullable() })),
})

export type EnquiryNote = z.infer<typeof enquiryNote>

/** A note as an officer writes it. */
export const enquiryNoteWrite = z.object({
  text: enquiryText(),
  /** The colleagues whom the text names after an @. */
  mentions: z.array(recordId).max(mentionLimit).default([]),
})
