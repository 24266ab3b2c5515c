'use client'

import { RecordPart } from '@/components/work-record/record-part'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { addBarrierTask, endBarrierTask } from '../../tasks/contract'
import { TaskForm } from './task-form'
import { TaskRows } from './task-rows'
import { useChange, type BarrierPart } from './use-change'

/** What other bodies were asked to do, what they answered, and a further task. */
export function BarrierTasks({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview.tasks')
  const { change, isBusy } = useChange(onChange)
  const { id, tasks } = barrier
  return (
    <RecordPart title={t('title')}>
      <p>{t('lead')}</p>
      <TaskRows
        tasks={tasks}
        isBusy={isBusy}
        onEnd={(task) =>
          change(() => call(endBarrierTask, { params: { id, task: task.id } }), t('ended'))
        }
      />
      <TaskForm
        key={tasks.length}
        isBusy={isBusy}
        hint={t('taskHint')}
        submit={t('send')}
        onSend={(written) =>
          change(() => call(addBarrierTask, { params: { id }, body: written }), t('sent'))
        }
      />
    </RecordPart>
  )
}
