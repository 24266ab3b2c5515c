'use client'

import type { ChartData, ValuePlace } from '@/components/chart/chart-data'
import { ChartFigure } from '@/components/chart/chart-figure'
import { Note } from '@/components/layout/note'
import { RecordPart } from '@/components/work-record/record-part'
import { OpenLink } from '@/components/work-record/open-link'
import { useRights } from '@/lib/auth/use-rights'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { accessTo } from '../rules'

interface NumberChartProps {
  title: string
  /** The method of counting, where the title does not name it. */
  lead?: string
  /** The name of saved files, without their ending. */
  fileName: string
  chart: ChartData
  /** The address of the list that a value counts, or that all values of a category count. */
  listOf?: ((category: number, series?: number) => string) | undefined
  /** Set it where these are pages of the public. */
  isPublic?: boolean
  /** What is below the chart. */
  more?: ReactNode
}

/**
 * One number of the office under its title, each value with a link to what it counts. Zero is a value;
 * a chart of which nothing is known shows a text instead.
 */
export function NumberChart(props: NumberChartProps) {
  const { title, lead, fileName, chart, listOf, isPublic = false, more } = props
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const navigate = useNavigate()
  const mayOpen = useRights()
  const isEmpty = chart.series.every(({ data }) => data.every((value) => value === null))
  const lists = listOf && {
    cell: (text: string, { category, series }: ValuePlace) => (
      <Address to={listOf(category, series)} isPublic={isPublic}>
        {text}
      </Address>
    ),
    onOpen: (category: number) => {
      const to = listOf(category)
      if (isPublic) location.assign(to)
      else if (mayOpen(accessTo(to))) void navigate(to)
    },
  }
  return (
    <RecordPart title={title}>
      {lead && <Note>{lead}</Note>}
      {isEmpty ? (
        <p>{t('nothing')}</p>
      ) : (
        <ChartFigure
          locale={locale}
          chart={chart}
          title={title}
          source=""
          fileName={fileName}
          texts={{
            ...t.raw('chart'),
            label: t('chart.label', { title }),
            values: t(listOf ? 'chart.valuesWithLists' : 'chart.values'),
          }}
          {...lists}
        />
      )}
      {more}
    </RecordPart>
  )
}

interface AddressProps {
  to: string
  isPublic: boolean
  children: ReactNode
}

function Address({ to, isPublic, children }: AddressProps) {
  const mayOpen = useRights()
  if (isPublic) return <a href={to}>{children}</a>
  return (
    <OpenLink to={to} isOpen={mayOpen(accessTo(to))}>
      {children}
    </OpenLink>
  )
}
