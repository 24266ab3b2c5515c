import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { z } from 'zod'

const keptSchema = z.object({
  text: z.string(),
  /** The message that was sent last, and its key. */
  attempt: z.object({ content: z.string(), key: z.string() }).optional(),
})

type Kept = z.output<typeof keptSchema>

const nothing: Kept = { text: '' }
const placeOf = (enquiryId: number) => `enquiry-message-${enquiryId}`

/** The fallback for a browser without storage: the tries of this page. */
const unkept = new Map<number, Kept>()

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
  const kept = read(enquiryId)
  const attempt =
    kept.attempt?.content === content ? kept.attempt : { content, key: newIdempotencyKey() }
  write(enquiryId, { ...kept, attempt })
  return attempt.key
}

function read(enquiryId: number): Kept {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(placeOf(enquiryId)) ?? 'null')
    return keptSchema.safeParse(kept).data ?? unkept.get(enquiryId) ?? nothing
  } catch {
    return unkept.get(enquiryId) ?? nothing
  }
}

function write(enquiryId: number, kept: Kept) {
  unkept.delete(enquiryId)
  try {
    if (kept.text === '') window.localStorage.removeItem(placeOf(enquiryId))
    else window.localStorage.setItem(placeOf(enquiryId), JSON.stringify(kept))
  } catch {
    // A browser without storage can still send.
    unkept.set(enquiryId, kept)
  }
}
