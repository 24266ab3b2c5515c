/**
 * A text of which nothing can be seen: spaces, control and format characters, fillers, variation
 * selectors, tags and marks without a letter. Joiners within words and emoji stay, since letters are next to them.
 */
const unseenAlone =
  /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]*$/u

/** Whether a text is empty for the person who reads it. */
export const isBlank = (text: string) => unseenAlone.test(text)

/** The text without space around it; '' where nothing of it can be seen. */
export const visibleText = (text: string) => (isBlank(text) ? '' : text.trim())

/** A value as it was sent, in which every text without a visible character is ''. */
export function withoutBlankTexts(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? '' : value
  if (Array.isArray(value)) return value.map(withoutBlankTexts)
  if (typeof value !== 'object' || value === null) return value
  const kind: unknown = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutBlankTexts(one)]),
  )
}
