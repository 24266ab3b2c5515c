import { latinDigits } from '@/lib/i18n/fold'
import { spellingsOf, titleSign } from './vector'
import { formsOf, isEmptyWord, tokensIn, typedFormsOf } from './tokens'
import { withoutArticle } from './stems'

/** A term of a search. */
export interface Term {
  /** The typed word, folded. */
  word: string
  /** Any of these forms matches. */
  forms: readonly string[]
  /** Words with this prefix match too: the last word may be unfinished. */
  beginning: string | null
  /** The groups of a code (`1509.20`), which match together. */
  groups?: readonly string[]
}

/** A parsed search text. */
export interface Search {
  terms: readonly Term[]
  /** The terms of each part in quotation marks, which stand next to each other. */
  phrases: readonly (readonly Term[])[]
  /** The terms after a minus sign, which must not occur. */
  excluded: readonly Term[]
  /** The text in the form that titles are compared with. */
  name: string
  /** The digits of the text, where it is a code. */
  code: string | null
}

const maxTerms = 12
/** The letters of a further word that must be typed before it counts as a prefix. */
const minPrefixLength = 2
/** Digits in groups; with spaces only a heading and what is below it, and no year. */
const number = /\d+(?:[.\-/]\d+)+|(?<!\d)(?!19|20)\d{4} \d{2}(?: \d{2,4})?(?!\d)/g
/** A code alone, or after what names it. */
const wholeCode =
  /^(?:hs(?:\s+code)?\s*:?|heading|رمز النظام المنسق|رمز|البند|بند)?\s*\d[\d\s.\-/]*$/i

const quotation = /["“”«»„]([^"“”«»„]+)["“”«»]/g
const exclusion = /(?<=^|\s)[-−–](\p{L}[^\s"“”«»]*)/gu

/**
 * Parses a typed text; a text without words has no terms. A part in quotation marks is a phrase, a
 * word after a minus sign is left out.
 */
export function readSearch(typed: string): Search {
  const written = latinDigits(typed)
  const excluded = [...written.matchAll(exclusion)].flatMap(({ 1: word = '' }) => termsIn(word))
  const text = excluded.length > 0 ? written.replace(exclusion, ' ') : written
  const phrases = [...text.matchAll(quotation)]
    .map(({ 1: tokens = '' }) => termsIn(tokens))
    .filter((terms) => terms.filter(({ word }) => !isEmptyWord(word)).length > 1)
  return { ...readWords(text), phrases, excluded }
}

function readWords(text: string): Omit<Search, 'phrases' | 'excluded'> {
  const code = wholeCode.test(text.trim()) ? text.replace(/\D/g, '') : null
  if (code !== null) return { terms: [codeTerm(code, tokensIn(text))], name: code, code }
  const found = termsIn(text)
  const telling = found.filter(({ word }) => !isEmptyWord(word))
  const finished = /[\s.,;:!?،؛؟"”»]$/.test(text)
  const terms = (telling.length > 0 ? telling : found).slice(0, maxTerms)
  const last = terms.at(-1)
  const typing = last !== undefined && !finished && found.at(-1) === last
  const short = typing && terms.length > 1 && withoutArticle(last.word, 0).length < minPrefixLength
  const unread = short ? last.word : null
  return {
    terms: short
      ? terms.slice(0, -1)
      : terms.map((term) => (typing && term === last ? withBeginning(term) : term)),
    name: tokensIn(text)
      .map(({ word }) => withoutArticle(word, word === unread ? 0 : undefined))
      .join(' '),
    code: null,
  }
}

function termsIn(text: string): Term[] {
  const grouped = [...text.matchAll(number)]
  const terms: Term[] = []
  const seen = new Set<string>()
  for (const { start, word } of tokensIn(text)) {
    const group = grouped.find(
      ({ 0: digits, index }) => index <= start && start < index + digits.length,
    )
    if (group && group.index !== start) continue
    const term = group
      ? codeTerm(group[0].replace(/\D/g, ''), tokensIn(group[0]))
      : { word, forms: typedFormsOf(word), beginning: isHeading(word) ? word : null }
    if (!seen.has(term.word)) terms.push(term)
    seen.add(term.word)
  }
  return terms
}

/** A heading or a subheading, the beginning of the codes below it; a year of the last century or this is not. */
export const isHeading = (word: string) => /^(?!19|20)\d{4,6}$/.test(word)

/** The lengths of national tariff lines; their first six digits are the HS code. */
const tariffLines = [8, 10]
const hsLength = 6

function codeTerm(code: string, parts: readonly { word: string }[]): Term {
  const heading = tariffLines.includes(code.length) ? [code.slice(0, hsLength)] : []
  return {
    word: code,
    forms: [...spellingsOf(code), ...heading],
    beginning: code.length > 1 ? code : null,
    ...(parts.length > 1 && { groups: parts.map(({ word }) => word) }),
  }
}

function withBeginning(term: Term): Term {
  return term.beginning === null ? { ...term, beginning: withoutArticle(term.word) } : term
}

/** The prefix of the last of several words, where it is unfinished and has letters only. */
export function unfinishedWord({ terms }: Search): string | null {
  const beginning = terms.length > 1 ? terms.at(-1)?.beginning : null
  return beginning && /^\p{L}+$/u.test(beginning) ? beginning : null
}

/** The search with its unfinished last word replaced by the words that start with it. */
export function withPrefixMatches(search: Search, completions: readonly string[]): Search {
  const terms = search.terms.map((term, place) =>
    place === search.terms.length - 1
      ? { ...term, forms: [...new Set([...term.forms, ...completions])], beginning: null }
      : term,
  )
  return { ...search, terms }
}

/** The search with corrected words. */
export function withCorrections(search: Search, corrections: ReadonlyMap<string, string>): Search {
  const terms = search.terms.map((term) => {
    const other = corrections.get(term.word)
    return other === undefined ? term : { word: other, forms: formsOf(other), beginning: null }
  })
  const bare = new Map([...corrections].map(([word, other]) => [withoutArticle(word), other]))
  const name = search.name
    .split(' ')
    .map((word) => bare.get(word) ?? word)
    .join(' ')
  return { ...search, terms, name }
}

const quoted = (form: string) => `'${form.replace(/['\\]/g, '')}'`

/** Where a term must be: in titles, or in tokens with these weights. */
interface Place {
  titles?: boolean
  weights?: 'A' | 'AB'
}

/** The `tsquery` of one term. */
export function termQuery(
  { forms, beginning, groups }: Pick<Term, 'forms' | 'beginning' | 'groups'>,
  { titles = false, weights }: Place = {},
): string {
  const sign = titles ? titleSign : ''
  const place = weights === undefined ? '' : `:${weights}`
  // A form that the prefix covers would be looked up twice.
  const exact = forms
    .filter((form) => beginning === null || !form.startsWith(beginning))
    .map((form) => `${quoted(sign + form)}${place}`)
  const open = beginning === null ? [] : [`${quoted(sign + beginning)}:*${weights ?? ''}`]
  const parts = groups
    ? [`(${groups.map((form) => `${quoted(sign + form)}${place}`).join(' & ')})`]
    : []
  return `(${[...exact, ...open, ...parts].join(' | ')})`
}

/** The `tsquery` of words in their order; texts are indexed without stop words, which keep their places. */
export function adjacent(
  tokens: readonly Pick<Term, 'word' | 'forms'>[],
  place: Place = {},
): string {
  const placed = tokens.map((one, at) => ({ ...one, at }))
  const telling = placed.filter(({ word }) => !isEmptyWord(word))
  const read = telling.length > 0 ? telling : placed
  return read
    .map(({ forms, at }, nth) => {
      const query = termQuery({ forms, beginning: null }, place)
      const before = read[nth - 1]
      return before ? `<${at - before.at}> ${query}` : query
    })
    .join(' ')
}

/** What every result has and has not, besides the terms: `&` parts of a `tsquery`. */
export const conditionsOf = ({ phrases, excluded }: Pick<Search, 'phrases' | 'excluded'>) => [
  ...phrases.map((terms) => `(${adjacent(terms)})`),
  ...excluded.map((term) => `!${termQuery(term)}`),
]

/**
 * The search as a `tsquery`: every term, or any of them; in the whole record, or in its titles only.
 * Null where there are no terms.
 */
export function tsqueryOf(
  { terms, phrases, excluded }: Pick<Search, 'terms'> & Partial<Search>,
  { join = '&', titles = false }: { join?: '&' | '|'; titles?: boolean } = {},
): string | null {
  if (terms.length === 0) return null
  const query = terms.map((term) => termQuery(term, { titles })).join(` ${join} `)
  const conditions = conditionsOf({ phrases: phrases ?? [], excluded: excluded ?? [] })
  return conditions.length === 0 ? query : [`(${query})`, ...conditions].join(' & ')
}
