'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useContext } from 'react'
import type { PlanTask } from '../../contract'
import { PlanCallsContext } from '../../components/plan-calls'
import { taskTitle } from '../rules'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import styles from './plan-tasks.module.css'

interface TaskActionsProps {
  locale: Locale
  task: PlanTask
  texts: Messages['exportPlan']['tasks']
  change: ChangeTexts
}

/** What can be done with a task: mark it as done, set its date, remove it. */
export function TaskActions({ locale, task, texts, change: changeTexts }: TaskActionsProps) {
  const { changeTask, deleteTask } = useContext(PlanCallsContext)
  const { isBusy, change } = usePlanChange(changeTexts)
  const { id, due, done } = task
  const title = taskTitle(task, locale)
  const doneText = done ? texts.reopen : texts.finish
  return (
    <Row gap={1} align="center" data-no-print>
      {!done && (
        <input
          type="date"
          className={`${controls.box} ${styles.date}`}
          aria-label={`${texts.due}: ${title}`}
          defaultValue={due ?? ''}
          onBlur={({ target }) => {
            const next = target.value === '' ? null : target.value
            if (next !== due) void change(() => changeTask(id, { due: next, done }))
          }}
        />
      )}
      <TextButton
        aria-label={`${doneText}: ${title}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void change(() => changeTask(id, { due, done: !done }))}
      >
        {doneText}
      </TextButton>
      <TextButton
        aria-label={`${texts.remove}: ${title}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void change(() => deleteTask(id))}
      >
        {texts.remove}
      </TextButton>
    </Row>
  )
}
