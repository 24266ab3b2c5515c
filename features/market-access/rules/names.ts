import { textsOf } from '@/lib/bilingual/in-locale'
import { fold } from '@/lib/i18n/fold'
import { distance, isMistypedArabic, nearest } from '@/lib/search/nearest'
import { isPronounUs } from '@/lib/search/pronouns'
import otherNames from '@/lib/db/seed/data/country-names.json' with { type: 'json' }

/** A market with its name in both languages (a bilingual pair `name`). */
export interface NamedMarket {
  iso2: string
}

/** A word of a text with its place. */
interface Word {
  word: string
  start: number
  end: number
}

interface Name {
  iso2: string
  tokens: readonly string[]
}

/** The names of markets, by their first word. */
export interface MarketNames {
  byFirstWord: ReadonlyMap<string, readonly Name[]>
  /** The first tokens of names of one word, to which a mistyped word is corrected. */
  single: readonly string[]
}

/** A market that a text names. */
interface FoundMarket {
  iso2: string
  /** The other tokens of the text. */
  rest: string
}

/** A word without differences of spelling, in both scripts. */
function plain(text: string): string {
  return fold(text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
}

function tokensIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u0640]+/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    start: index,
    end: index + word.length,
  }))
}

const tokensOf = (text: string) => tokensIn(text).map(({ word }) => word)

interface OtherNames {
  en: readonly string[]
  ar: readonly string[]
  /** 'German', for 'the German market'. */
  adjectives: { en: readonly string[]; ar: readonly string[] }
}

const others: Readonly<Record<string, OtherNames | undefined>> = otherNames

/** Short and everyday names of a market, and 'the market' with its adjective, in both languages. */
export function otherNamesOf(iso2: string): string[] {
  const { en, ar, adjectives } = others[iso2] ?? { en: [], ar: [], adjectives: { en: [], ar: [] } }
  return [
    ...en,
    ...ar,
    ...adjectives.en.flatMap((one) => [`${one} market`, `${one} markets`]),
    ...adjectives.ar.flatMap((one) => [
      `السوق ال${one}`,
      `السوق ال${one}ة`,
      `الأسواق ال${one}ة`,
      `سوق ${one}`,
      `سوق ${one}ة`,
    ]),
  ]
}

/** Builds the table of names: official names of both languages and others. */
export function marketNames(markets: readonly NamedMarket[]): MarketNames {
  const byFirstWord = new Map<string, Name[]>()
  const add = (iso2: string, tokens: readonly string[]) => {
    const [first] = tokens
    if (first === undefined) return
    const known = byFirstWord.get(first) ?? []
    const isKnown = known.some((one) => one.tokens.join(' ') === tokens.join(' '))
    if (!isKnown) byFirstWord.set(first, [...known, { iso2, tokens }])
  }
  for (const market of markets) {
    for (const name of [...Object.values(textsOf(market, 'name')), ...otherNamesOf(market.iso2)]) {
      const tokens = tokensOf(name)
      add(market.iso2, tokens)
      // The Arabic article may be missing; a hamza on its alef makes it part of the word.
      const bare = name.startsWith('ال') ? tokens.with(0, tokens[0]?.slice(2) ?? '') : []
      if ((bare[0]?.length ?? 0) > 2) add(market.iso2, bare)
    }
  }
  for (const names of byFirstWord.values()) names.sort((a, b) => b.tokens.length - a.tokens.length)
  const single = [...byFirstWord].flatMap(([word, names]) =>
    word.length > 3 && names.some(({ tokens }) => tokens.length === 1) ? [word] : [],
  )
  return { byFirstWord, single }
}

/** A word as it is, and without a joined Arabic particle: 'to', 'in', 'and', 'as'. */
function spellings(word: string): string[] {
  if (!/^[\u0621-\u064a]/.test(word)) return [word]
  const article = /^[وف]?لل(?=..)/.test(word) ? [word.replace(/^[وف]?لل/, 'ال')] : []
  const particle = /^[وف]?[لب](?=...)/.test(word) ? [word.replace(/^[وف]?[لب]/, '')] : []
  const conjunction = /^[وف](?=...)/.test(word) ? [word.slice(1)] : []
  return [word, ...article, ...particle, ...conjunction]
}

const prepositions = new Set(
  ['to', 'into', 'in', 'for', 'at', 'towards', 'the', 'إلى', 'في', 'على', 'نحو', 'لدى'].map(plain),
)

/** The markets that a text names, from left to right; of overlapping names the longest. */
export function marketsIn(text: string, names: MarketNames): FoundMarket[] {
  const tokens = tokensIn(text)
  const found: FoundMarket[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(tokens, at, names)
    if (!name || (name.tokens[0] === 'us' && isPronounUs(text))) continue
    const end = at + name.tokens.length
    let start = at
    while (prepositions.has(tokens[start - 1]?.word ?? '')) start -= 1
    const rest = [...tokens.slice(0, start), ...tokens.slice(end)]
    found.push({
      iso2: name.iso2,
      rest: rest.map((one) => text.slice(one.start, one.end)).join(' '),
    })
    at = end - 1
  }
  return found
}

function nameAt(tokens: readonly Word[], at: number, names: MarketNames): Name | undefined {
  return spellings(tokens[at]?.word ?? '')
    .flatMap((first) => names.byFirstWord.get(first) ?? [])
    .filter((name) => name.tokens.slice(1).every((word, n) => tokens[at + 1 + n]?.word === word))
    .reduce<Name | undefined>(
      (best, name) => (best && best.tokens.length >= name.tokens.length ? best : name),
      undefined,
    )
}

/** The market that a text names, and the rest of the text; the last one of several. Null without any. */
export function marketIn(text: string, names: MarketNames): FoundMarket | null {
  return marketsIn(text, names).at(-1) ?? null
}

/** The market that a text with a mistyped name means. */
export function mistypedMarketIn(text: string, names: MarketNames): FoundMarket | null {
  const tokens = tokensOf(text)
  for (const [at, word] of tokens.entries()) {
    const like = word.length > 3 ? nearestName(word, names.single) : null
    const found = like === null ? null : marketIn(tokens.with(at, like).join(' '), names)
    if (found) return found
  }
  return null
}

/**
 * A short name has one mistake at most: 'africa' is not 'america'. An Arabic word is surely mistyped,
 * or another word: 'الدولة' is not 'الدوحة'.
 */
const longName = 8

function nearestName(word: string, names: readonly string[]): string | null {
  const like = nearest(word, alike(names, word))
  if (like === null) return null
  if (/^[\u0621-\u064a]/.test(word)) return isMistypedArabic(word, like) ? like : null
  return word.length < longName && distance(word, like) > 1 ? null : like
}

const alike = (candidates: readonly string[], word: string) =>
  candidates.filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= 1)

/**
 * The market of a text that is nothing but its name: a name, an ISO code, a mistyped name, or the
 * beginning of the names of one market only.
 */
export function marketNamed(text: string, names: MarketNames): string | null {
  const whole = marketsIn(text, names).find(({ rest }) => rest === '')
  if (whole) return whole.iso2
  const code = text.trim().toUpperCase()
  const isCode = [...names.byFirstWord.values()].flat().some(({ iso2 }) => iso2 === code)
  if (isCode) return code
  const prefixMatches = marketsLike(text, names)
  if (prefixMatches.length === 1 && prefixMatches[0] !== undefined) return prefixMatches[0]
  const mistyped = mistypedMarketIn(text, names)
  return mistyped?.rest === '' ? mistyped.iso2 : null
}

/** The markets with a name that begins with a text, those with the shortest such name first. */
export function marketsLike(text: string, names: MarketNames): string[] {
  const typed = tokensOf(text).join(' ')
  if (typed === '') return []
  const lengths = new Map<string, number>()
  for (const { iso2, tokens } of [...names.byFirstWord.values()].flat()) {
    const name = tokens.join(' ')
    if (!name.startsWith(typed)) continue
    lengths.set(iso2, Math.min(lengths.get(iso2) ?? Infinity, name.length))
  }
  return [...lengths].toSorted(([, a], [, b]) => a - b).map(([iso2]) => iso2)
}
