import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { otherLocale, type Locale } from '@/lib/i18n/locale'
import { excerptOf, rangesOf } from '@/lib/search/excerpt'
import type { Search } from '@/lib/search/query'
import { factsIn, type SearchHit, type Suggestion } from '../contract'
import type { SearchType } from '../kinds/contract'

/** The source of a hit; its title and text are bilingual pairs. */
export interface HitSource {
  kind: SearchType
  record_id: number
  paths: Record<Locale, string>
  date: string | null
  /** What a result shows of the record (`facts` of the contract). */
  facets?: unknown
}

/** The suggestion for a document. */
export function toSuggestion(document: HitSource, locale: Locale): Suggestion {
  return {
    type: document.kind,
    id: document.record_id,
    ...bilingualPair('title', textsOf(document, 'title')),
    path: document.paths[locale],
    date: document.date,
    ...(document.facets !== undefined && { facts: factsIn(document.facets) }),
  }
}

/** The hit for a document, with its matches marked. */
export function toHit(document: HitSource, search: Search, locale: Locale): SearchHit {
  const titles = textsOf(document, 'title')
  const texts = textsOf(document, 'text')
  const excerpt_locale =
    texts[locale] === '' && texts[otherLocale(locale)] !== '' ? otherLocale(locale) : locale
  const { excerpt, ranges } = excerptOf(texts[excerpt_locale], search)
  return {
    ...toSuggestion(document, locale),
    excerpt,
    excerpt_locale,
    highlights: {
      ...bilingualPair('title', {
        en: rangesOf(titles.en, search),
        ar: rangesOf(titles.ar, search),
      }),
      excerpt: ranges,
    },
  }
}
