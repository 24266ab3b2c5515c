import { withoutArticle } from './stems'
import { formsOf, isEmptyWord, tokensIn } from './tokens'

/** What a record is found by, from what counts most to what counts least. */
export interface Weighted {
  /** Its names in both languages. */
  titles: readonly string[]
  /** What it is about: sector, country, keywords. */
  subjects: readonly string[]
  texts: readonly string[]
  /** Numbers it is known by, digits only. */
  codes: readonly string[]
}

/** Before a form that stands in a title, and before the kind of a record. */
export const titleSign = '~'
export const kindSign = '^'

/** A position is at most this in PostgreSQL; what stands later counts as there. */
const lastPosition = 16_383
const tokenLimit = 6_000

type Weight = 'A' | 'B' | 'D'

/**
 * The words of a record as a `tsvector` reads them. They are folded and stemmed here, so the two
 * engines and every locale of a database find the same.
 */
export function vectorOf(kind: string, { titles, subjects, texts, codes }: Weighted): string {
  const places = new Map<string, string[]>()
  let position = 0
  const put = (form: string, weight: Weight) => {
    const at = places.get(form) ?? []
    if (at.length < 8) at.push(`${Math.min(position, lastPosition)}${weight}`)
    places.set(form, at)
  }
  const all = (values: readonly string[], weight: Weight) => {
    for (const { word } of values.flatMap(tokensIn).slice(0, tokenLimit)) {
      position += 1
      if (weight !== 'A' && isEmptyWord(word)) continue
      for (const form of formsOf(word)) {
        put(form, weight)
        if (weight === 'A') put(`${titleSign}${form}`, weight)
      }
    }
  }
  all(titles, 'A')
  all(subjects, 'B')
  all(texts, 'D')
  position += 1
  for (const code of codes.flatMap(spellingsOf)) put(code, 'A')
  put(`${kindSign}${kind}`, 'D')
  return [...places].map(([form, at]) => `'${form}':${at.join(',')}`).join(' ')
}

/** A code as it is written, and without the zeros before it (a GTIN of 13 digits in 14). */
export function spellingsOf(code: string): string[] {
  return [...new Set([code, code.replace(/^0+(?=\d{7})/, '')])]
}

/** The words of texts that a search may have meant where it was mistyped. */
export function vocabularyOf({ titles, subjects, texts }: Weighted): string[] {
  const tokens = [...titles, ...subjects, ...texts]
    .flatMap((text) => tokensIn(text).slice(0, tokenLimit))
    .map(({ word }) => withoutArticle(word))
    .filter((word) => /^\p{L}{3,30}$/u.test(word) && !isEmptyWord(word))
  return [...new Set(tokens)].toSorted()
}
