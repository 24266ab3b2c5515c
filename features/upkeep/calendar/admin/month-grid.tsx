'use client'

import { TextButton } from '@/components/button/text-button'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatNumber, formatWeekday } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { dayAfter, dayOfWeek, today, weekOf } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CalendarEntry } from '../contract'
import { daysOf } from '../rules'
import styles from './month-grid.module.css'

interface MonthGridProps {
  month: string
  entries: readonly CalendarEntry[]
}

/** The days of a week, from its first one. */
const week = Array.from({ length: 7 }, (_, at) => dayAfter(weekOf('2026-11-22'), at))

/** The days of a month with their entries: weeks in columns, on a phone the days that have some. */
export function MonthGrid({ month, entries }: MonthGridProps) {
  const locale = useInterfaceLocale()
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return (
    <div className={styles.frame}>
      <div aria-hidden="true" className={styles.weekdays}>
        {week.map((day) => (
          <span key={day}>{formatWeekday(day, locale)}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {daysOf(month).map((day) => (
          <Day key={day} day={day} entries={byDay.get(day) ?? []} />
        ))}
      </ol>
    </div>
  )
}

/** The entries that a day shows at first. */
const shownAtFirst = 3

function Day({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const t = useTranslations('admin.upkeep.calendar')
  const locale = useInterfaceLocale()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? entries : entries.slice(0, shownAtFirst)
  const left = entries.length - shown.length
  return (
    <li
      className={styles.day}
      style={{ gridColumnStart: dayOfWeek(day) + 1 }}
      data-empty={entries.length === 0 || undefined}
      aria-current={day === today() ? 'date' : undefined}
    >
      <Note dateTime={day} as="time" className={styles.date}>
        <span aria-hidden="true" className={styles.number}>
          {formatNumber(Number(day.slice(-2)), locale)}
        </span>
        <span className={styles.full}>{formatDate(day, locale)}</span>
      </Note>
      {entries.length > 0 && (
        <Stack as="ul" gap={1} above={1}>
          {shown.map((entry) => (
            <li key={`${entry.mark}-${entry.kind}-${entry.id}`}>
              <Link
                to={`/content/${entry.kind}/${entry.id}`}
                className={styles.entry}
                data-mark={entry.mark}
                aria-label={t('entry', {
                  what: t(`what.${entry.mark}`),
                  name: inLocale(entry, 'label', locale),
                })}
              >
                <Text as="span" tone="soft">
                  {t(`what.${entry.mark}`)}
                </Text>
                <Bilingual of={entry} field="label" locale={locale} className={styles.name} />
              </Link>
            </li>
          ))}
        </Stack>
      )}
      {left > 0 && (
        <TextButton onClick={() => setOpen(true)}>
          {t('more', { count: left })}
          <VisuallyHidden> ({formatDate(day, locale)})</VisuallyHidden>
        </TextButton>
      )}
    </li>
  )
}
