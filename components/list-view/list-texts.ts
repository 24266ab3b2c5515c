import { usePageTexts, type PageTexts } from '@/components/pagination/page-texts'
import { totalLimit } from '@/lib/api/paging'
import type { CountForms } from '@/lib/i18n/count-forms'
import { useTranslations } from 'next-intl'

interface EmptyText {
  title: string
  text: string
}

/** What every list says. */
export interface ListTexts {
  filters: string
  /** With the number of chosen filters. */
  filtersChosen: string
  closeFilters: string
  apply: string
  showResults: string
  clearAll: string
  removeFilter: string
  sort: string
  firstPage: string
  /** The way out of a list that has no records at all. */
  searchPortal: string
  /** Of a filter with many values, with the number of those that are not shown yet. */
  moreOptions: string
  /** Where more than 10,000 are found. */
  countCapped: string
  empty: EmptyText
  emptyFiltered: EmptyText
  /** A page past the last one. */
  beyond: EmptyText
  pages: PageTexts
  failed: Record<'title' | 'offline' | 'unavailable' | 'busy' | 'internal' | 'retry', string>
}

/** What one list says of its records. */
export interface RecordTexts {
  /** The heading of the list. */
  title: string
  count: CountForms
  /** What the list says instead of the words of all lists when it has no records. */
  empty?: EmptyText
  emptyFiltered?: EmptyText
}

/** The texts of lists, for the island that shows one. */
export function useListTexts(): ListTexts {
  const t = useTranslations('lists')
  const problems = useTranslations('problems')
  const layout = useTranslations('layout')
  const pages = usePageTexts()
  return {
    filters: t('filters'),
    filtersChosen: t.raw('filtersChosen'),
    closeFilters: t('closeFilters'),
    apply: t('apply'),
    showResults: t('showResults'),
    clearAll: t('clearAll'),
    removeFilter: t('removeFilter'),
    sort: t('sort'),
    firstPage: t('firstPage'),
    searchPortal: layout('search.label'),
    moreOptions: t.raw('moreOptions'),
    countCapped: t('countCapped', { count: totalLimit }),
    empty: { title: t('empty.title'), text: t('empty.text') },
    emptyFiltered: { title: t('emptyFiltered.title'), text: t('emptyFiltered.text') },
    beyond: { title: t('beyond.title'), text: t('beyond.text') },
    pages,
    failed: {
      title: t('failed.title'),
      offline: t('failed.offline'),
      retry: t('failed.retry'),
      unavailable: problems('unavailable'),
      busy: problems('too_many_requests'),
      internal: problems('internal'),
    },
  }
}
