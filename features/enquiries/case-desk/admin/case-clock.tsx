'use client'

import { Chip } from '@/components/chip/chip'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { CaseRow } from '../contract'
import { firstDue } from '../../rules/enquiry-clock'
import { timeLeft } from '../rules'
import styles from './case-clock.module.css'

type Timed = Pick<
  CaseRow,
  'answer_due_at' | 'close_due_at' | 'minutes_left' | 'is_late' | 'for_review' | 'waits_since'
>

/**
 * The working time left to answer an enquiry or to end it, whichever is due first, and whether it is
 * late; the instant itself is its title. Of a closed one the status says enough.
 */
export function CaseClock({ enquiry }: { enquiry: Timed }) {
  const t = useTranslations('admin.caseDesk.clock')
  const { minutes_left, is_late, for_review, waits_since } = enquiry
  const due = firstDue(enquiry)
  return (
    <span className={styles.clock}>
      {is_late && (
        <Chip tone="danger" icon="warning">
          {t('late')}
        </Chip>
      )}
      {for_review && <Chip tone="warning">{t('forReview')}</Chip>}
      {due && minutes_left !== null && <TimeLeft {...due} minutes={minutes_left} />}
      {!due && !for_review && waits_since !== null && (
        <Chip tone="neutral" icon="clock">
          {t('waits')}
        </Chip>
      )}
    </span>
  )
}

interface TimeLeftProps {
  task: 'answer' | 'close'
  at: string
  minutes: number
}

function TimeLeft({ at, task, minutes }: TimeLeftProps) {
  const t = useTranslations('admin.caseDesk.clock')
  const locale = useInterfaceLocale()
  const { unit, count, isPast } = timeLeft(minutes)
  const time = t(`unit.${unit}`, { count })
  return (
    <time dateTime={at} title={formatInstant(at, locale)}>
      {t(isPast ? `${task}Late` : task, { time })}
    </time>
  )
}
