/**
 * Characters that a search replaces, above their replacements: forms of alef and hamza, teh marbuta,
 * alef maksura and Arabic digits. Those with no replacement (vowel marks, tatweel) are removed.
 */
export const foldedSigns = {
  from: 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670',
  to: 'ااااويهي0123456789',
} as const

const folded = new Map(
  Array.from(foldedSigns.from, (sign, index) => [sign, Array.from(foldedSigns.to)[index] ?? '']),
)

/** A text normalised for searches: lower case, and Arabic without differences of spelling. */
export function fold(text: string): string {
  // All names of the nomenclature are folded when a process starts: plain English takes the short way.
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase()
  return latinDigits(text.normalize('NFC').toLowerCase()).replace(
    /\P{ASCII}/gu,
    (sign) => folded.get(sign) ?? sign,
  )
}

/** Replaces digits of the Arabic script by ASCII digits. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** Whether a text is written in Arabic letters. */
export function isArabicText(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** The words of a search text, folded. */
export function searchTokens(text: string): string[] {
  return [...new Set(fold(text).split(/\s+/))].filter((word) => word !== '')
}

/** Whether texts (HTML included) mention every word of a search text. */
export function mentions(texts: readonly (string | null)[], search: string): boolean {
  const content = fold(
    texts
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&'),
  )
  return searchTokens(search).every((word) => content.includes(word))
}
