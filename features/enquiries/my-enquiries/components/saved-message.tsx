import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { z } from 'zod'

const storedSchema = z.object({
  text: z.string(),
  /** The message that was sent last, and its key. */
  attempt: z.object({ content: z.string(), key: z.string() }).optional(),
})

type StoredMessage = z.output<typeof storedSchema>

const nothing: StoredMessage = { text: '' }
const placeOf = (enquiryId: number) => `enquiry-message-${enquiryId}`

/** The fallback for a browser without storage: the tries of this page. */
const fallback = new Map<number, StoredMessage>()

/** The unsent text of a message about an enquiry. */
export function savedMessage(enquiryId: number): string {
  return read(enquiryId).text
}

/** Saves the unsent text in the browser, where storage is available: a closed tab loses nothing. */
export function saveMessage(enquiryId: number, text: string): void {
  write(enquiryId, { ...read(enquiryId), text })
}

export const forgetMessage = (enquiryId: number) => write(enquiryId, nothing)

/** The idempotency key of a message: the same for every try, also after a failure and a reload. */
export function messageKeyOf(enquiryId: number, text: string, files: readonly File[]): string {
  const content = JSON.stringify([
    text,
    ...files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ])
  const stored = read(enquiryId)
  const attempt =
    stored.attempt?.content === content ? stored.attempt : { content, key: newIdempotencyKey() }
  write(enquiryId, { ...stored, attempt })
  return attempt.key
}

function read(enquiryId: number): StoredMessage {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(placeOf(enquiryId)) ?? 'null')
    return storedSchema.safeParse(stored).data ?? fallback.get(enquiryId) ?? nothing
  } catch {
    return fallback.get(enquiryId) ?? nothing
  }
}

function write(enquiryId: number, stored: StoredMessage) {
  fallback.delete(enquiryId)
  try {
    if (stored.text === '') window.localStorage.removeItem(placeOf(enquiryId))
    else window.localStorage.setItem(placeOf(enquiryId), JSON.stringify(stored))
  } catch {
    // A browser without storage can still send.
    fallback.set(enquiryId, stored)
  }
}
