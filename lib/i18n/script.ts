import type { Locale } from './locale'

const letters = { ar: /\p{Script=Arabic}/gu, en: /\p{Script=Latin}/gu } as const

/** The language whose letters a text mostly has; null for one with as many of each, or none. */
export function scriptOf(text: string): Locale | null {
  const arabic = text.match(letters.ar)?.length ?? 0
  const latin = text.match(letters.en)?.length ?? 0
  if (arabic === latin) return null
  return arabic > latin ? 'ar' : 'en'
}
