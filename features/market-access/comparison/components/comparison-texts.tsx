import type { ChartTexts } from '@/components/chart/chart-figure'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { MarketComparison } from '../contract'
import { yearsOfImports, type Criterion } from '../rules'
import type { Column } from './table-order'

/** The texts of the comparison for its island. */
export interface ComparisonTexts {
  columns: Record<Column, string>
  criteria: Record<Criterion, string>
  caption: string
  count: CountForms
  more: CountForms
  chart: ChartTexts
  chartTitle: string
  file: Record<
    | 'code'
    | 'dutySource'
    | 'preferenceSource'
    | 'licence'
    | 'years'
    | 'notOpen'
    | 'unconfirmed'
    | 'notice',
    string
  >
  /** The parts of a market's line on a phone. */
  line: Readonly<Record<LinePart, string>>
  /** Agreements in a word or two, by their key. */
  short: Readonly<Partial<Record<string, string>>>
  plain: Readonly<Record<Plain, string>>
}

type LinePart =
  | 'free'
  | 'duty'
  | 'noDuty'
  | 'noAgreement'
  | 'imports'
  | 'importsMillion'
  | 'importsBillion'
  | 'noImports'

type Plain =
  | 'filter'
  | 'options'
  | 'sort'
  | 'onlyAgreement'
  | 'unconfirmed'
  | 'noneFound'
  | 'sortBy'
  | 'view'
  | 'table'
  | 'chart'
  | 'chartLoading'
  | 'chartUnit'
  | 'chartSource'
  | 'noChart'
  | 'csv'
  | 'csvNote'
  | 'reset'
  | 'weights'
  | 'weightsHelp'
  | 'noWeights'
  | 'noFigures'
  | 'missing'
  | 'noAgreement'
  | 'notConfirmed'
  | 'mostlyUnsure'
  | 'sure'
  | 'partly'
  | 'noScore'
  | 'points'
  | 'pointsMissing'

/** Returns the texts of the comparison of a product. */
export function useComparisonTexts(
  { product: { code }, markets }: MarketComparison,
  locale: Locale,
): ComparisonTexts {
  const t = useTranslations('marketComparison')
  const charts = useTranslations('statistics.chart')
  const years = yearsOfImports(markets) ?? 'none'
  const chartTitle = t('chartTitle', { code })
  return {
    columns: { ...t.raw('columns'), importsAll: t('columns.importsAll', { years }) },
    criteria: { ...t.raw('criteria'), importsAll: t('criteria.importsAll', { years }) },
    caption: t('caption', { code }),
    count: countForms((count) => t('count', { count }), locale),
    more: countForms((count) => t('more', { count }), locale),
    chart: {
      label: charts('label', { title: chartTitle }),
      values: charts('values'),
      unit: charts('unit'),
      source: charts('source'),
      showTable: charts('showTable'),
      category: t('columns.market'),
      noValue: charts('noValue'),
      downloadCsv: charts('downloadCsv'),
      downloadPicture: charts('downloadPicture'),
      pictureFailed: charts('pictureFailed'),
    },
    chartTitle,
    file: t.raw('file'),
    line: t.raw('line'),
    short: t.raw('short'),
    plain: t.raw('texts'),
  }
}
