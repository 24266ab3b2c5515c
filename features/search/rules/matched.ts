import { isArabicText } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import type { Phrase } from '@/lib/search/phrases'
import type { Term } from '@/lib/search/query'
import { formsOf, tokensIn } from '@/lib/search/tokens'
import type { SearchHit } from '../contract'
import type { Concept } from './meaning'

/** The forms of all tokens of some texts. */
const formsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap(tokensIn).flatMap(({ word }) => formsOf(word)))

const occursIn = (forms: ReadonlySet<string>, { forms: wanted, beginning }: Searched) =>
  wanted.some((form) => forms.has(form)) ||
  (beginning !== null && [...forms].some((form) => form.startsWith(beginning)))

type Searched = Pick<Term, 'forms' | 'beginning'>

const termOf = (word: string): Searched => ({ forms: formsOf(word), beginning: null })

const isPhraseIn = (forms: ReadonlySet<string>, phrase: Phrase) =>
  phrase.every((word) => occursIn(forms, termOf(word)))

/**
 * Where and by which words a record matches, as far as its titles and its text show it; other words
 * are those of the reader's language.
 */
export function matchedBy(
  concepts: readonly Concept[],
  {
    titles,
    texts,
    code,
    locale,
  }: { titles: readonly string[]; texts: readonly string[]; code: boolean; locale: Locale },
): NonNullable<SearchHit['matched']> {
  const [inTitles, inTexts] = [formsIn(titles), formsIn(texts)]
  const everything = new Set([...inTitles, ...inTexts])
  const terms = concepts
    .flatMap((concept) => concept.terms)
    .filter((term) => occursIn(everything, term))
  const missing = concepts.filter((concept) =>
    concept.terms.some((term) => !occursIn(everything, term)),
  )
  const others = missing.flatMap(({ synonyms, related }) =>
    [...synonyms, ...related]
      .filter((phrase) => isArabicText(phrase.join(' ')) === (locale === 'ar'))
      .filter((phrase) => isPhraseIn(everything, phrase))
      .slice(0, 1),
  )
  const all: Searched[] = [...terms, ...others.flat().map(termOf)]
  const isIn = (some: ReadonlySet<string>) => all.some((term) => occursIn(some, term))
  const fields = [
    ...(code ? (['code'] as const) : []),
    ...(isIn(inTitles) ? (['title'] as const) : []),
    ...(isIn(inTexts) ? (['text'] as const) : []),
  ]
  return {
    fields: fields.length > 0 ? fields : ['subject'],
    terms: terms.map(({ word }) => word),
    synonyms: others.map((phrase) => phrase.join(' ')),
  }
}
