import { withoutArticle } from './stems'
import { formsOf, isEmptyWord, tokensIn, withoutParticle } from './tokens'

/** The searchable content of a record, in descending weight. */
export interface Weighted {
  /** Its names in both languages. */
  titles: readonly string[]
  /** Its subjects: sector, country, keywords. */
  subjects: readonly string[]
  texts: readonly string[]
  /** Its codes, digits only. */
  codes: readonly string[]
}

/** The prefixes of tokens of a title and of the token for the kind of record. */
export const titleSign = '~'
export const kindSign = '^'

/** The maximum position of a token in PostgreSQL; later tokens get this one. */
const lastPosition = 16_383
const tokenLimit = 6_000

type Weight = 'A' | 'B' | 'D'

/**
 * The tokens of a record as a `tsvector`. They are folded and stemmed here, so that both database
 * engines and every locale give the same results.
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
      for (const form of new Set([word, ...withoutParticle(word)].flatMap(formsOf))) {
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

/** A code as written, and without leading zeros (a GTIN of 13 digits in 14). */
export function spellingsOf(code: string): string[] {
  return [...new Set([code, code.replace(/^0+(?=\d{7})/, '')])]
}

/** The words of a record from which spelling corrections come. */
export function vocabularyOf({ titles, subjects, texts }: Weighted): string[] {
  const tokens = [...titles, ...subjects, ...texts]
    .flatMap((text) => tokensIn(text).slice(0, tokenLimit))
    .map(({ word }) => withoutArticle(word))
    .filter((word) => /^\p{L}{3,30}$/u.test(word) && !isEmptyWord(word))
  return [...new Set(tokens)].toSorted()
}
