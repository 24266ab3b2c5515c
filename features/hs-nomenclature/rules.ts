import { listsOf, textsOf } from '@/lib/bilingual/in-locale'
import { fold, searchTokens } from '@/lib/i18n/fold'
import type { Chapter, Heading, GoodsNames, Subheading } from './contract'

/** The data of the search. */
export interface Nomenclature {
  chapters: readonly Chapter[]
  headings: readonly Heading[]
  subheadings: readonly Subheading[]
  goods: readonly GoodsNames[]
}

/** A subheading with its stems for the search, by weight. */
interface Entry {
  subheading: Subheading
  /** The stems between spaces, so that one substring search finds prefixes of tokens. */
  fields: readonly { weight: number; stems: string }[]
}

/** The weight of a token by its source: names of goods most, the name of a chapter least. */
const weights = { goods: 8, subheading: 5, heading: 3, chapter: 1 } as const

/** Arabic writes the article, also joined to a preceding particle, as a prefix of the word. */
const article = /^(?:[وبكف]?ال|لل)(?=.{2})/

/** A word without its endings for number and without its article, in both languages. */
function stem(word: string): string {
  if (/[a-z]/.test(word)) return word.replace(/ies$/, 'y').replace(/(?:(?<=[sxz]|[cs]h)es|s)$/, '')
  return word.replace(article, '').replace(/(?<=..)(?:ات|ون|ين|ه)$/, '')
}

const stemsOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map(stem),
  )

const between = (texts: readonly string[]) => ` ${stemsOf(texts).join(' ')} `

/** Builds the search index of the nomenclature. */
export function searchIndex({ chapters, headings, subheadings, goods }: Nomenclature): Entry[] {
  const goodsByHeading = new Map(goods.map((one) => [one.heading, one]))
  const namesOf = (records: readonly { code: string }[]) =>
    new Map(records.map((record) => [record.code, Object.values(textsOf(record, 'name'))]))
  const [ofChapters, ofHeadings] = [namesOf(chapters), namesOf(headings)]
  return subheadings.map((subheading) => {
    const known = goodsByHeading.get(subheading.heading)
    const chapter = subheading.heading.slice(0, 2)
    const texts = known ? Object.values(listsOf(known, 'names')).flat() : []
    return {
      subheading,
      fields: [
        { weight: weights.goods, stems: between(texts) },
        { weight: weights.subheading, stems: between(Object.values(textsOf(subheading, 'name'))) },
        { weight: weights.heading, stems: between(ofHeadings.get(subheading.heading) ?? []) },
        { weight: weights.chapter, stems: between(ofChapters.get(chapter) ?? []) },
      ],
    }
  })
}

/** The digits of a typed code; a national tariff line has more of them. */
function codeIn(text: string): string | null {
  const digits = fold(text).replace(/[\s.-]/g, '')
  return /^\d{1,12}$/.test(digits) ? digits.slice(0, 6) : null
}

/** The score of an entry for all of the stems; 0 when it lacks one. */
function scoreOf({ fields }: Entry, tokens: readonly string[]): number {
  let score = 0
  for (const word of tokens) {
    const best = Math.max(
      ...fields.map(({ weight, stems }) => {
        if (stems.includes(` ${word} `)) return weight
        return word.length > 1 && stems.includes(` ${word}`) ? weight / 2 : 0
      }),
    )
    if (best === 0) return 0
    score += best
  }
  return score
}

/**
 * The matches of a text: a code by its prefix, otherwise entries with all of the stems, best first.
 */
export function findSubheadings(index: readonly Entry[], text: string): Subheading[] {
  const code = codeIn(text)
  const tokens =
    code === null ? [...new Set(searchTokens(text).flatMap((word) => stemsOf([word])))] : []
  const all = index.map(({ subheading }) => subheading)
  if (code !== null) return all.filter((one) => one.code.startsWith(code))
  if (tokens.length === 0) return all
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, tokens) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) => b.score - a.score || a.entry.subheading.code.localeCompare(b.entry.subheading.code),
    )
    .map(({ entry }) => entry.subheading)
}
