import { pairOf, suffixes, type SuffixStyle } from './fields'

/** A bilingual field among the names of a record, and what it is called in each language. */
export interface NamedPair {
  field: string
  en: string
  ar: string
}

const suffixStyles: readonly SuffixStyle[] = [
  'lower',
  'upper',
  'short',
  'bare',
  'bareUpper',
  'bareShort',
]

/**
 * The bilingual fields among some names, in the order of the names. A name belongs to one field:
 * next to `name_eng` and `name_ara`, a `name` is a field without language.
 */
export function pairsIn(names: readonly string[]): NamedPair[] {
  const left = new Set(names)
  const found: NamedPair[] = []
  for (const suffixStyle of suffixStyles) {
    const [, arabic] = suffixes[suffixStyle]
    for (const ar of names.filter((name) => name.endsWith(arabic))) {
      const field = ar.slice(0, -arabic.length)
      const [en = ''] = Object.keys(pairOf(field, suffixStyle, () => null))
      if (field === '' || !left.has(en) || !left.has(ar)) continue
      left.delete(en)
      left.delete(ar)
      found.push({ field, en, ar })
    }
  }
  return found.toSorted((one, other) => names.indexOf(one.en) - names.indexOf(other.en))
}
