import { areYears, newestOf, type ChartData } from '@/components/chart/chart-data'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { formatDate, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { routes, samePath } from '@/lib/routing/routes'
import type { FullStatistic } from '../contract'
import { chartIn } from '../rules'
import type { PublishedStatistic } from './contract'

/** Whether a segment can name a statistic; identifiers are in capitals. */
export function isIdentifier(segment: string): boolean {
  return /^[A-Z0-9-]{1,60}$/.test(segment)
}

/** What the head of the page says. */
export function statisticHead({ record }: PublishedStatistic, locale: Locale) {
  return {
    title: inLocale(record, 'title', locale),
    description: inLocale(record, 'description', locale),
    paths: samePath(routes.statistic(record.identifier)),
  }
}

/** What follows the first sentence of a description, which is below the title. */
export function restOf(description: string): string {
  return description.slice(firstSentence(description).length).trim()
}

/** A figure that is set large: which one it is, of what, and its value. */
export interface Highlight {
  kind: 'newest' | 'change' | 'highest' | 'largest'
  /** The series or category; '' where the title says it. */
  name: string
  /** The period of the value, or the one since when it has changed. */
  period: string
  value: number
}

const maxHighlights = 4

/**
 * The figures of a chart that are worth a large type: over years, the newest of each series, and of
 * a single one also an earlier highest and the change since the first; else the largest categories.
 */
export function highlightsOf(chart: ChartData): Highlight[] {
  const { categories, series } = chart
  if (!areYears(categories)) return largestOf(chart)
  const newest = newestOf(chart)
  const period = (index: number) => categories[index] ?? ''
  const isSingle = series.length === 1
  return series
    .flatMap(({ name, data }): Highlight[] => {
      const last = data[newest] ?? null
      if (last === null) return []
      const shown = isSingle ? '' : name
      const now: Highlight = { kind: 'newest', name: shown, period: period(newest), value: last }
      if (!isSingle) return [now]
      const known = data.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
      const top = known.reduce((best, one) => (one.value > best.value ? one : best))
      const first = known[0]
      return [
        now,
        ...(top.index === newest
          ? []
          : [
              {
                kind: 'highest' as const,
                name: shown,
                period: period(top.index),
                value: top.value,
              },
            ]),
        ...(first && first.value > 0 && first.index !== newest && !isShare(chart)
          ? [
              {
                kind: 'change' as const,
                name: shown,
                period: period(first.index),
                value: Math.round((last / first.value - 1) * 100),
              },
            ]
          : []),
      ]
    })
    .slice(0, maxHighlights)
}

/** A share of a share says nothing; such charts stay within 100. */
function isShare({ series }: ChartData): boolean {
  return series.every(({ data }) => data.every((value) => value === null || Math.abs(value) <= 100))
}

function largestOf({ categories, series }: ChartData): Highlight[] {
  const last = series.at(-1)
  if (!last) return []
  return categories
    .flatMap((name, index): Highlight[] => {
      const value = last.data[index] ?? null
      return value === null ? [] : [{ kind: 'largest', name, period: last.name, value }]
    })
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, maxHighlights - 1)
}

/** A value as it is set large; changes have their sign. */
export function highlightText({ kind, value }: Highlight, locale: Locale): string {
  const text = formatNumber(value, locale)
  if (kind !== 'change') return text
  return `${value > 0 ? '+' : ''}${text}%`
}

/** The newest period of a statistic: the last year with a value, else the period it names. */
export function newestPeriod(statistic: FullStatistic, locale: Locale): string {
  const chart = statistic.chart && chartIn(statistic.chart, locale)
  if (chart && areYears(chart.categories)) return chart.categories[newestOf(chart)] ?? ''
  return inLocale(statistic, 'survey_period', locale)
}

/** The page id of market information. */
export const marketInformationPageId = 130

/** What is said next to the source of a chart: its newest period, when it was checked, and who calculated it. */
export function chartNotes(
  statistic: FullStatistic,
  locale: Locale,
  texts: Record<'newest' | 'checked' | 'derived', string>,
): string[] {
  const period = newestPeriod(statistic, locale)
  const { checked_on } = statistic
  const day = checked_on ? formatDate(checked_on, locale) : ''
  return [
    ...(period === '' ? [] : [fillText(texts.newest, { period }, locale)]),
    ...(day === '' ? [] : [fillText(texts.checked, { day }, locale)]),
    ...(statistic.derived ? [texts.derived] : []),
  ]
}

/** What is below a chart on another site: unit and source, then the same as on its page. */
export function frameNotes(
  statistic: FullStatistic,
  locale: Locale,
  texts: Record<'unit' | 'source' | 'newest' | 'checked' | 'derived', string>,
): string[] {
  const { chart } = statistic
  return [
    ...(chart ? [`${texts.unit}: ${inLocale(chart, 'unit', locale)}`] : []),
    `${texts.source}: ${inLocale(statistic, 'source', locale)}`,
    ...chartNotes(statistic, locale, texts),
  ]
}
