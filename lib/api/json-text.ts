import { z } from 'zod'

/** A field of a form that is JSON in a text of at most so many letters; `message` says what it is not. */
export function jsonText(mostLetters: number, message: string) {
  return z
    .string()
    .max(mostLetters, message)
    .transform((text, context) => {
      try {
        const parsed: unknown = JSON.parse(text)
        return parsed
      } catch {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    })
}
