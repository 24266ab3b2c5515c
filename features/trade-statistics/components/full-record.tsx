'use client'

import { ChartFigure } from '@/components/chart/chart-figure'
import { Note } from '@/components/layout/note'
import { Skeleton } from '@/components/skeleton/skeleton'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { statisticByIdentifier, type FullStatistic } from '../contract'
import { chartNotes } from '../published/rules'
import { chartIn } from '../rules'
import type { DialogTexts } from './statistic-texts'

interface FullRecordProps {
  locale: Locale
  identifier: string
  texts: DialogTexts
  onFailure: (error: unknown) => void
}

/** The full record of a statistic: its chart with table and files, comment and source. */
export function FullRecord({ locale, identifier, texts, onFailure }: FullRecordProps) {
  const [record, setRecord] = useState<FullStatistic | null>(null)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    let gone = false
    call(statisticByIdentifier, { params: { identifier } }).then(
      (found) => {
        if (!gone) setRecord(found)
      },
      (error: unknown) => {
        if (!gone) failed(error)
      },
    )
    return () => {
      gone = true
    }
  }, [identifier])

  if (!record) return <Skeleton shape="text" count={4} label={texts.loading} />
  const title = inLocale(record, 'title', locale)
  const { chart } = record
  return (
    <>
      {chart && (
        <ChartFigure
          locale={locale}
          chart={chartIn(chart, locale)}
          title={title}
          source={inLocale(record, 'source', locale)}
          notes={chartNotes(record, locale, { ...texts.notes, derived: texts.derived })}
          fileName={record.identifier}
          texts={{ ...texts.chart, label: fillText(texts.chart.label, { title }, locale) }}
        />
      )}
      {inLocale(record, 'comment', locale) !== '' && (
        <Note>
          {texts.facts.comment}: <Bilingual of={record} field="comment" locale={locale} />
        </Note>
      )}
    </>
  )
}
