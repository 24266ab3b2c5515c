'use client'

import { Chip } from '@/components/chip/chip'

import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { CaseRow } from '../contract'
import styles from './case-clock.module.css'

type Timed = Pick<CaseRow, 'answer_due_at' | 'close_due_at' | 'is_late' | 'for_review'>

/**
 * The time by which an enquiry is due an answer, or an end once it is answered, and whether it is
 * late.
 */
export function CaseClock({ enquiry }: { enquiry: Timed }) {
  const t = useTranslations('admin.caseDesk.clock')
  const locale = useInterfaceLocale()
  const { answer_due_at, close_due_at, is_late, for_review } = enquiry
  const due = answer_due_at ?? close_due_at
  return (
    <span className={styles.clock}>
      {is_late && (
        <Chip tone="danger" icon="warning">
          {t('late')}
        </Chip>
      )}
      {for_review && <Chip tone="warning">{t('forReview')}</Chip>}
      {due && (
        <time dateTime={due}>
          {t(answer_due_at ? 'answer' : 'close', { time: formatInstant(due, locale) })}
        </time>
      )}
      {!due && !for_review && (
        <Chip tone="neutral" icon="clock">
          {t('stopped')}
        </Chip>
      )}
    </span>
  )
}
