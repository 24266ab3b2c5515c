import { listsOf, textsOf } from '@/lib/bilingual/in-locale'
import { fold, searchTokens } from '@/lib/i18n/fold'
import type { Chapter, Heading, HeadingWords, Subheading } from './contract'

/** What is searched. */
export interface Nomenclature {
  chapters: readonly Chapter[]
  headings: readonly Heading[]
  subheadings: readonly Subheading[]
  words: readonly HeadingWords[]
}

/** A subheading with the stems of the words by which it is found, those that say most apart. */
interface Entry {
  subheading: Subheading
  /** The stems between spaces, so that one search in a text finds the beginnings of words. */
  fields: readonly { weight: number; stems: string }[]
}

/** How much a word says by where it stands: names of goods most, the name of a chapter least. */
const weights = { goods: 8, subheading: 5, heading: 3, chapter: 1 } as const

/** Arabic writes the article, also joined to what stands before it, as the beginning of a word. */
const article = /^(?:[وبكف]?ال|لل)(?=.{2})/

/** A word without what changes with number and article, in both languages. */
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

/** Prepares the nomenclature for searches. */
export function searchIndex({ chapters, headings, subheadings, words }: Nomenclature): Entry[] {
  const goods = new Map(words.map((one) => [one.heading, one]))
  const namesOf = (records: readonly { code: string }[]) =>
    new Map(records.map((record) => [record.code, Object.values(textsOf(record, 'name'))]))
  const [ofChapters, ofHeadings] = [namesOf(chapters), namesOf(headings)]
  return subheadings.map((subheading) => {
    const known = goods.get(subheading.heading)
    const chapter = subheading.heading.slice(0, 2)
    const texts = known ? Object.values(listsOf(known, 'words')).flat() : []
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

/** The digits of a code that somebody types; a national tariff line has more of them. */
function codeIn(text: string): string | null {
  const digits = fold(text).replace(/[\s.-]/g, '')
  return /^\d{1,12}$/.test(digits) ? digits.slice(0, 6) : null
}

/** How well an entry fits all of the words; 0 where it lacks one. */
function scoreOf({ fields }: Entry, asked: readonly string[]): number {
  let score = 0
  for (const word of asked) {
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

/** What fits a text: a code by its beginning, else whatever has all of the words, the best first. */
export function findSubheadings(index: readonly Entry[], text: string): Subheading[] {
  const code = codeIn(text)
  const asked =
    code === null ? [...new Set(searchTokens(text).flatMap((word) => stemsOf([word])))] : []
  const all = index.map(({ subheading }) => subheading)
  if (code !== null) return all.filter((one) => one.code.startsWith(code))
  if (asked.length === 0) return all
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) => b.score - a.score || a.entry.subheading.code.localeCompare(b.entry.subheading.code),
    )
    .map(({ entry }) => entry.subheading)
}
