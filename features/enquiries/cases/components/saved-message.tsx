import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { z } from 'zod'

const keptSchema = z.object({
  text: z.string(),
  /** What was sent last, and under which key. */
  attempt: z.object({ content: z.string(), key: z.string() }).optional(),
})

type Kept = z.output<typeof keptSchema>

const nothing: Kept = { text: '' }
const placeOf = (enquiryId: number) => `enquiry-message-${enquiryId}`

/** Last resort of a browser that keeps nothing: the tries of this page. */
const unkept = new Map<number, Kept>()

/** What somebody had begun to write about an enquiry. */
export function savedMessage(enquiryId: number): string {
  return read(enquiryId).text
}

/** Keeps what is being written in the browser, where it may: a closed tab loses nothing. */
export function saveMessage(enquiryId: number, text: string): void {
  write(enquiryId, { ...read(enquiryId), text })
}

export const forgetMessage = (enquiryId: number) => write(enquiryId, nothing)

/**
 * The key under which a message counts once, however often it is sent: after a failure, and after
 * a reload.
 */
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
    // A browser that keeps nothing still sends.
    unkept.set(enquiryId, kept)
  }
}
