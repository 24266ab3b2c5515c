'use client'

import type { ChartData } from '@/components/chart/chart-data'
import { ChartFigure } from '@/components/chart/chart-figure'
import { RecordPart } from '@/components/work-record/record-part'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './number-chart.module.css'

interface NumberChartProps {
  title: string
  /** The method of counting, where the title does not name it. */
  lead?: string
  /** The name of saved files, without their ending. */
  fileName: string
  chart: ChartData
  /** What is below the chart. */
  more?: ReactNode
}

/** One number of the office under its title; a chart without values shows a text instead. */
export function NumberChart({ title, lead, fileName, chart, more }: NumberChartProps) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const isEmpty = chart.series.every(({ data }) => data.every((value) => !value))
  return (
    <RecordPart title={title}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {isEmpty ? (
        <p>{t('nothing')}</p>
      ) : (
        <ChartFigure
          locale={locale}
          chart={chart}
          title={title}
          source=""
          fileName={fileName}
          texts={{ ...t.raw('chart'), label: t('chart.label', { title }) }}
        />
      )}
      {more}
    </RecordPart>
  )
}
