import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import { totalLimit } from '@/lib/api/paging'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { SearchType } from '../kinds/contract'
import type { FactTexts } from './result-facts'

/** The texts of the header search, its suggestions and its dialog. */
export interface SearchTexts {
  title: string
  label: string
  submit: string
  open: string
  openByKey: string
  openFailed: string
  close: string
  clear: string
  kinds: string
  all: string
  /** The plural names of the types; `kind` has the singular ones. */
  type: Record<SearchType, string>
  kind: Record<SearchType, string>
  facts: FactTexts
  count: CountForms
  countCapped: string
  results: string
  searching: string
  hint: string
  /** With the placeholder `{text}`, like `none` and `noneOfKinds`. */
  allResults: string
  suggestions: string
  suggested: CountForms
  /** With the placeholders `{text}` and `{corrected}`. */
  corrected: string
  /** With the placeholder `{text}`. */
  instead: string
  didYouMean: string
  none: Record<'title' | 'text', string>
  noneOfKinds: Record<'title' | 'text' | 'back', string>
  recent: Record<'title' | 'kept' | 'clear', string>
  popular: string
  keys: Record<'move' | 'open' | 'close', string>
  failed: ListTexts['failed']
}

/** The texts of the search, for the client components that search while somebody types. */
export function useSearchTexts(locale: Locale): SearchTexts {
  const t = useTranslations('search')
  const { failed } = useListTexts()
  return {
    title: t('title'),
    label: t('label'),
    submit: t('submit'),
    open: t('open'),
    openByKey: t('openByKey'),
    openFailed: t('openFailed'),
    close: t('close'),
    clear: t('clear'),
    kinds: t('kinds'),
    all: t('all'),
    type: t.raw('type'),
    kind: t.raw('kind'),
    facts: t.raw('facts'),
    count: countForms((count) => t('count', { count }), locale),
    countCapped: t('countCapped', { count: totalLimit }),
    results: t('results'),
    searching: t('searching'),
    hint: t('hint'),
    allResults: t.raw('allResults'),
    suggestions: t('suggestions'),
    suggested: countForms((count) => t('suggested', { count }), locale),
    corrected: t.raw('corrected'),
    instead: t.raw('instead'),
    didYouMean: t('didYouMean'),
    none: t.raw('none'),
    noneOfKinds: t.raw('noneOfKinds'),
    recent: t.raw('recent'),
    popular: t('popular'),
    keys: t.raw('keys'),
    failed: { ...failed, title: t('failed.title'), offline: t('failed.offline') },
  }
}

/** The texts of a search box without the dialog. */
export type FieldTexts = ReturnType<typeof fieldTexts>

export function fieldTexts(texts: SearchTexts) {
  const { title, label, submit, allResults, suggestions, suggested, type, kind, facts } = texts
  return { title, label, submit, allResults, suggestions, suggested, type, kind, facts }
}
