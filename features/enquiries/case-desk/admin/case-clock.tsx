'use client'

import { Chip } from '@/components/chip/chip'
import { useMinute } from '@/components/minute/use-minute'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { CaseRow } from '../contract'
import { timeLeft } from '../rules'
import styles from './case-clock.module.css'

type Timed = Pick<
  CaseRow,
  'answer_due_at' | 'close_due_at' | 'is_late' | 'for_review' | 'waits_since'
>

/**
 * The time left to answer an enquiry or to end it, whichever is due first, and whether it is late;
 * the instant itself is its title.
 */
export function CaseClock({ enquiry }: { enquiry: Timed }) {
  const t = useTranslations('admin.caseDesk.clock')
  const { answer_due_at, close_due_at, is_late, for_review, waits_since } = enquiry
  const due = firstDue(answer_due_at, close_due_at)
  return (
    <span className={styles.clock}>
      {is_late && (
        <Chip tone="danger" icon="warning">
          {t('late')}
        </Chip>
      )}
      {for_review && <Chip tone="warning">{t('forReview')}</Chip>}
      {due && <TimeLeft {...due} />}
      {!due && !for_review && (
        <Chip tone="neutral" icon="clock">
          {t(waits_since === null ? 'stopped' : 'waits')}
        </Chip>
      )}
    </span>
  )
}

interface Due {
  task: 'answer' | 'close'
  at: string
}

/** What is due first, by which the queue is sorted. */
function firstDue(answer: string | null, close: string | null): Due | undefined {
  const isClose = close !== null && (answer === null || close < answer)
  if (isClose) return { task: 'close', at: close }
  return answer === null ? undefined : { task: 'answer', at: answer }
}

function TimeLeft({ at, task }: Due) {
  const t = useTranslations('admin.caseDesk.clock')
  const locale = useInterfaceLocale()
  const now = useMinute()
  if (now === null) return null
  const { unit, count, isPast } = timeLeft(at, now)
  const time = t(`unit.${unit}`, { count })
  return (
    <time dateTime={at} title={formatInstant(at, locale)}>
      {t(isPast ? `${task}Late` : task, { time })}
    </time>
  )
}
