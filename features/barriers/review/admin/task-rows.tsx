'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BarrierReview } from '../contract'
import styles from './barrier-form.module.css'

type Task = BarrierReview['tasks'][number]

interface TaskRowsProps<One extends Task> {
  tasks: readonly One[]
  isBusy: boolean
  onEnd: (task: One) => unknown
  /** Whether a task that has not ended can be ended. */
  mayEnd?: (task: One) => boolean
  /** What else is said of a task. */
  more?: (task: One) => ReactNode
}

/** What other bodies were asked to do, and what they answered. */
export function TaskRows<One extends Task>({
  tasks,
  isBusy,
  onEnd,
  mayEnd = () => true,
  more,
}: TaskRowsProps<One>) {
  const t = useTranslations('barrierReview.tasks')
  const locale = useInterfaceLocale()
  return (
    <Stack as="ul" gap={2}>
      {tasks.map((task) => (
        <li key={task.id}>
          <strong>
            <bdi>{task.body}</bdi>
          </strong>{' '}
          · {t('due', { date: formatDate(task.due_on, locale) })}
          <br />
          <span>{t(`state.${stateOf(task)}`)}</span>
          {task.answered_at !== null && <> · {formatDate(task.answered_at, locale)}</>}
          <blockquote className={styles.quoted} dir="auto">
            {task.task}
          </blockquote>
          {more?.(task)}
          {task.answer_text !== '' && (
            <blockquote className={styles.quoted} dir="auto">
              {task.answer_text}
            </blockquote>
          )}
          {task.ended_at === null && mayEnd(task) && (
            <Button
              variant="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => void onEnd(task)}
            >
              {t('end', { body: task.body })}
            </Button>
          )}
        </li>
      ))}
    </Stack>
  )
}

function stateOf({ ended_at, answer, escalated_at }: Task) {
  if (ended_at !== null) return 'ended'
  return answer ?? (escalated_at === null ? 'open' : 'late')
}
