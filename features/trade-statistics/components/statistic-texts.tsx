import type { ChartTexts } from '@/components/chart/chart-figure'
import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import { isServed } from '@/lib/api/call'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { StatisticKind } from '../kinds/contract'
import { publishedStatisticById } from '../published/contract'
import type { CardTexts } from './statistic-card'

/** The texts of the dialog. */
export interface DialogTexts {
  facts: Record<
    | 'subject'
    | 'published'
    | 'publishers'
    | 'period'
    | 'topics'
    | 'places'
    | 'comment'
    | 'identifier',
    string
  >
  chart: ChartTexts
  contact: Record<'title' | 'phone' | 'email', string>
  derived: string
  close: string
  loading: string
  /** What a chart says of its newest period and of when it was checked. */
  notes: Record<'newest' | 'checked', string>
  /** Leads to the public page of a record; null where this portal has none. */
  openPage: string | null
  failed: string
  retry: string
}

/** The texts of interactive data. */
export interface StatisticTexts {
  list: ListTexts
  loading: string
  /** The name of the choice between data types, and of each. */
  type: string
  types: Record<StatisticKind, string>
  count: Record<StatisticKind, CountForms>
  filters: Record<'search' | 'searchHint' | 'geolocation' | 'industry' | 'all', string>
  card: CardTexts
  dialog: DialogTexts
  vip: ModalTexts['vip']
}

/** Returns the texts of interactive data, for its client component. */
export function useStatisticTexts(locale: Locale): StatisticTexts {
  const t = useTranslations('statistics')
  return {
    list: { ...useListTexts(), apply: t('searchNow'), clearAll: t('clear') },
    loading: t('loading'),
    type: t('type'),
    types: t.raw('types'),
    count: {
      statistics: countForms((count) => t('count.statistics', { count }), locale),
      studies: countForms((count) => t('count.studies', { count }), locale),
      infographics: countForms((count) => t('count.infographics', { count }), locale),
    },
    filters: {
      search: t('search'),
      searchHint: t('searchHint'),
      geolocation: t('geolocation'),
      industry: t('industry'),
      all: t('all'),
    },
    card: { premium: t('premium'), sample: t('sample'), published: t('facts.published') },
    dialog: {
      facts: t.raw('facts'),
      chart: t.raw('chart'),
      contact: t.raw('contact'),
      derived: t('derived'),
      close: t('close'),
      loading: t('loading'),
      notes: useTranslations('publishedStatistic').raw('notes'),
      openPage: isServed(publishedStatisticById) ? t('openPage') : null,
      failed: t('failed'),
      retry: t('retry'),
    },
    vip: { ...useModalTexts().vip, text: t('forPremium') },
  }
}
