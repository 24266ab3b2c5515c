import { fold, isArabicText, searchTokens } from '@/lib/i18n/fold'
import { isMistypedArabic, nearest } from '@/lib/search/nearest'
import type { Subheading } from './contract'
import { phrase, stemsOf, weights, type SearchIndex } from './rules/search-index'

/** The digits of a typed code; a national tariff line has more of them. */
function codeIn(text: string): string | null {
  const digits = fold(text).replace(/[\s.-]/g, '')
  return /^\d{1,12}$/.test(digits) ? digits.slice(0, 6) : null
}

/** How well a subheading matches. */
interface Match {
  subheading: Subheading
  score: number
  /** Every word is a whole word of its own names or of those of its heading. */
  isNamed: boolean
}

interface Score {
  best: number
  /** Whether the word is in its own name: that puts it before others of its heading. */
  own: boolean
}

/** The subheadings with a stem, as a whole word or, for half the weight, as a prefix. */
function scoresOf({ postings, stems }: SearchIndex, word: string): Map<number, Score> {
  const scores = new Map<number, Score>()
  const add = (stem: string, share: number) => {
    for (const [place, weight] of postings.get(stem) ?? []) {
      const own = share === 1 && weight === weights.subheading
      const known = scores.get(place)
      if (!known) scores.set(place, { best: weight * share, own })
      else {
        known.best = Math.max(known.best, weight * share)
        known.own ||= own
      }
    }
  }
  add(word, 1)
  if (word.length > 1) {
    for (let at = firstFrom(stems, word); stems[at]?.startsWith(word); at += 1) {
      if (stems[at] !== word) add(stems[at] ?? '', 1 / 2)
    }
  }
  return scores
}

/** The first place of ordered stems that is not before a word. */
function firstFrom(stems: readonly string[], word: string): number {
  let [low, high] = [0, stems.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stems[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

const tokensOf = (text: string) => [...new Set(stemsOf(searchTokens(text)))]

const minAfterAnd = 4

/** The stems of a text; `و` before a longer word of the index is 'and'. */
const stemsIn = ({ postings }: Pick<SearchIndex, 'postings'>, text: string) =>
  tokensOf(text).map((word) =>
    word.startsWith('و') && word.length > minAfterAnd && postings.has(word.slice(1))
      ? word.slice(1)
      : word,
  )

/**
 * The matches of a text: a code by its prefix, otherwise subheadings with all of the stems, best
 * first.
 */
export function matchesOf(index: SearchIndex, text: string): Match[] {
  const { subheadings } = index
  const code = codeIn(text)
  const tokens = code === null ? stemsIn(index, text) : []
  const [first, ...others] = tokens.map((word) => scoresOf(index, word))
  if (!first) {
    return subheadings
      .filter((one) => code === null || one.code.startsWith(code))
      .map((subheading) => ({ subheading, score: 0, isNamed: code !== null }))
  }
  const meant = index.phrases.get(phrase(tokens)) ?? []
  const matches: Match[] = []
  for (const [place, score] of first) {
    const scores = [score, ...others.flatMap((one) => one.get(place) ?? [])]
    const subheading = subheadings[place]
    if (!subheading || scores.length <= others.length) continue
    const own = scores.filter((one) => one.own).length
    const name = Math.max(0, ...meant.map((one) => wholeNames(subheading.code, one)))
    const parts = scores.map(({ best }) => (name > 0 ? weights.usual : best))
    matches.push({
      subheading,
      score: parts.reduce((sum, one) => sum + one, own / 100 + name),
      isNamed: scores.every(({ best }) => best >= weights.heading && Number.isInteger(best)),
    })
  }
  return matches.toSorted(
    (a, b) => b.score - a.score || Number(a.subheading.code) - Number(b.subheading.code),
  )
}

/**
 * What the whole name of goods adds to a subheading that it means, more for itself than for its
 * heading: 'cucumbers' are fresh ones before 'pickled cucumbers', and 'cheese' is no one of them.
 */
function wholeNames(code: string, meant: string): number {
  if (!code.startsWith(meant)) return 0
  return meant === code ? 3 / 4 : 1 / 2
}

/** Whether a text is a code, or as a whole a name of goods as people say it. */
export function isUsualName(index: SearchIndex, text: string): boolean {
  return codeIn(text) !== null || index.phrases.has(phrase(stemsIn(index, text)))
}

/** The subheadings that a text matches, best first. */
export function findSubheadings(index: SearchIndex, text: string): Subheading[] {
  return matchesOf(index, text).map(({ subheading }) => subheading)
}

const minMistyped = 4

/**
 * A text with each unknown word replaced by the nearest name of goods; null without any. A word that
 * is spelled right says something else: `deal` is no `dead`, and an Arabic word is corrected where it is surely mistyped.
 */
export function correctedGoods(
  index: SearchIndex,
  text: string,
  isWord: (word: string) => boolean,
): string | null {
  const { postings, goodsStems } = index
  const tokens = stemsIn(index, text)
  const corrected = tokens.map((word) => {
    if (postings.has(word) || word.length < minMistyped || isWord(word)) return word
    const alike = goodsStems.filter(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= 2 &&
        (!isArabicText(word) || isMistypedArabic(word, one)),
    )
    return nearest(word, alike) ?? word
  })
  return corrected.every((word, at) => word === tokens[at]) ? null : corrected.join(' ')
}
