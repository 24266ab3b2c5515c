import { listsOf, textsOf } from '@/lib/bilingual/in-locale'
import { fold } from '@/lib/i18n/fold'
import type { Chapter, Heading, GoodsNames, Subheading } from '../contract'

/** The data of the search. */
export interface Nomenclature {
  chapters: readonly Chapter[]
  headings: readonly Heading[]
  subheadings: readonly Subheading[]
  goods: readonly GoodsNames[]
}

/** Where a stem is: the place of a subheading in the nomenclature, and the weight of its source. */
type Posting = readonly [place: number, weight: number]

/** The search index: the stems of all names, each with where it is. */
export interface SearchIndex {
  subheadings: readonly Subheading[]
  postings: ReadonlyMap<string, readonly Posting[]>
  /** The stems in order, so that those with a prefix follow each other. */
  stems: readonly string[]
  /** The stems of names of goods, to which a mistyped word is corrected. */
  goodsStems: readonly string[]
  /** The codes that whole names of goods mean: a subheading, or all of a heading. */
  phrases: ReadonlyMap<string, readonly string[]>
}

/**
 * The weight of a token by its source: names of goods most, the name of a chapter least. All are odd,
 * so that the half, for the beginning of a word, is no integer.
 */
export const weights = { usual: 9, goods: 7, subheading: 5, heading: 3, chapter: 1 } as const

/** Arabic writes the article, also joined to a preceding particle, as a prefix of the word. */
const article = /^(?:[وبكف]?ال|لل)(?=.{2})/

/** A word without its endings for number and without its article, in both languages. */
function stem(word: string): string {
  if (/[a-z]/.test(word)) return word.replace(/ies$/, 'y').replace(/(?:(?<=[sxz]|[cs]h)es|s)$/, '')
  return word.replace(article, '').replace(/(?<=..)(?:ات|ه)$/, '')
}

export const stemsOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map(stem),
  )

/** The stems of names, each once, by the code that has the names. */
const stemsByCode = (names: ReadonlyMap<string, readonly string[]>) =>
  new Map([...names].map(([code, texts]) => [code, new Set(stemsOf(texts))]))

/** Builds the search index of the nomenclature. */
export function searchIndex({ chapters, headings, subheadings, goods }: Nomenclature): SearchIndex {
  const goodsOf = namesOfGoods(goods, ({ heading }) => heading)
  const namesOf = (records: readonly { code: string }[]) =>
    new Map(records.map((record) => [record.code, Object.values(textsOf(record, 'name'))]))
  const stems = {
    usual: stemsByCode(namesOfGoods(goods, (one) => one.subheading)),
    goods: stemsByCode(goodsOf),
    subheading: stemsByCode(namesOf(subheadings)),
    heading: stemsByCode(namesOf(headings)),
    chapter: stemsByCode(namesOf(chapters)),
  }
  const postings = new Map<string, Posting[]>()
  for (const [place, { code, heading }] of subheadings.entries()) {
    const fields = [
      [weights.usual, stems.usual.get(code)],
      [weights.goods, stems.goods.get(heading)],
      [weights.subheading, stems.subheading.get(code)],
      [weights.heading, stems.heading.get(heading)],
      [weights.chapter, stems.chapter.get(heading.slice(0, 2))],
    ] as const
    for (const [weight, found = []] of fields) {
      for (const word of found) {
        const known = postings.get(word)
        if (known) known.push([place, weight])
        else postings.set(word, [[place, weight]])
      }
    }
  }
  return {
    subheadings,
    postings,
    stems: [...postings.keys()].toSorted(),
    goodsStems: [...new Set(stemsOf([...goodsOf.values()].flat()))],
    phrases: phrasesOf(goods),
  }
}

export const phrase = (stems: readonly string[]) => stems.toSorted().join(' ')

function phrasesOf(goods: readonly GoodsNames[]): Map<string, string[]> {
  const phrases = new Map<string, string[]>()
  for (const one of goods) {
    for (const name of Object.values(listsOf(one, 'names')).flat()) {
      const key = phrase([...new Set(stemsOf([name]))])
      phrases.set(key, [...(phrases.get(key) ?? []), one.subheading ?? one.heading])
    }
  }
  return phrases
}

/** The names of goods in both languages, by a code of theirs. */
function namesOfGoods(
  goods: readonly GoodsNames[],
  codeOf: (one: GoodsNames) => string | undefined,
): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const one of goods) {
    const code = codeOf(one)
    if (code === undefined) continue
    names.set(code, [...(names.get(code) ?? []), ...Object.values(listsOf(one, 'names')).flat()])
  }
  return names
}
