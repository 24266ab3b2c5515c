'use client'

import { Button } from '@/components/button/button'
import { RecordPart } from '@/components/work-record/record-part'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { endTask } from '../../tasks/queries'
import styles from './barrier-form.module.css'
import { TaskForm } from './task-form'
import { useChange, type BarrierPart } from './use-change'

/** What other bodies were asked to do, what they answered, and a further task. */
export function BarrierTasks({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview.tasks')
  const locale = useInterfaceLocale()
  const { change, isBusy } = useChange(onChange)
  return (
    <RecordPart title={t('title')}>
      <p>{t('lead')}</p>
      <ul className={styles.steps}>
        {barrier.tasks.map((task) => (
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
            {task.answer_text !== '' && (
              <blockquote className={styles.quoted} dir="auto">
                {task.answer_text}
              </blockquote>
            )}
            {task.ended_at === null && (
              <Button
                variant="quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => void change(() => endTask(barrier.id, task.id), t('ended'))}
              >
                {t('end', { body: task.body })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TaskForm key={barrier.tasks.length} barrier={barrier} onChange={onChange} />
    </RecordPart>
  )
}

function stateOf({ ended_at, answer, escalated_at }: BarrierPart['barrier']['tasks'][number]) {
  if (ended_at !== null) return 'ended'
  return answer ?? (escalated_at === null ? 'open' : 'late')
}
