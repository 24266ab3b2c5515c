'use client'

import { Button } from '@/components/button/button'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { PressChips } from '@/components/press-chips/press-chips'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import { formatMonth } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UpkeepPage } from '../../admin/upkeep-page'
import { calendarMarks, contentCalendar, maxEntries, type CalendarMark } from '../contract'
import { monthAfter, monthIn } from '../rules'
import styles from './content-calendar.module.css'
import { MonthGrid } from './month-grid'

/** What is published, scheduled, ends and is due for a check, month by month. */
export function ContentCalendar() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const [params, setParams] = useSearchParams()
  const [hidden, setHidden] = useState<readonly CalendarMark[]>([])
  const month = monthIn(params.get('month'), today())
  const calendar = useQuery({
    ...endpointQuery(contentCalendar, { query: { month } }),
    placeholderData: keepPreviousData,
  })
  const show = (next: string) => setParams({ month: next }, { replace: true })
  const toggle = (mark: CalendarMark) =>
    setHidden(hidden.includes(mark) ? hidden.filter((one) => one !== mark) : [...hidden, mark])
  const entries = (calendar.data?.entries ?? []).filter(({ mark }) => !hidden.includes(mark))
  return (
    <UpkeepPage part="calendar">
      <Row gap={4} lineGap={2} align="center">
        <h2 className={styles.month} aria-live="polite">
          {formatMonth(month, locale)}
        </h2>
        <Row gap={2} align="center">
          <Button
            variant="secondary"
            aria-label={t('upkeep.calendar.previous')}
            onClick={() => show(monthAfter(month, -1))}
          >
            <Icon name="chevron-back" />
          </Button>
          <Button variant="secondary" onClick={() => show(today().slice(0, 7))}>
            {t('upkeep.calendar.today')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('upkeep.calendar.next')}
            onClick={() => show(monthAfter(month, 1))}
          >
            <Icon name="chevron-forward" />
          </Button>
        </Row>
        <PressChips
          label={t('upkeep.calendar.show')}
          chips={calendarMarks.map((mark) => ({
            name: mark,
            text: t(`upkeep.calendar.what.${mark}`),
            isPressed: !hidden.includes(mark),
            onPress: () => toggle(mark),
          }))}
        />
      </Row>
      {calendar.isPending && <Skeleton shape="row" count={5} label={t('loading')} />}
      {calendar.isError && <FailedPart onRetry={() => void calendar.refetch()} />}
      {calendar.data && (
        <>
          {entries.length === 0 && <p role="status">{t('upkeep.calendar.none')}</p>}
          {calendar.data.is_cut && (
            <p role="status">{t('upkeep.calendar.cut', { count: maxEntries })}</p>
          )}
          <MonthGrid key={month} month={month} entries={entries} />
        </>
      )}
    </UpkeepPage>
  )
}
