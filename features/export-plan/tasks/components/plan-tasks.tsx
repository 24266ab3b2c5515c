'use client'

import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { ChoiceBox } from '../../components/choice-box'
import { PlanList } from '../../components/plan-list'
import { PlanRow } from '../../components/plan-row'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import type { ExportPlan } from '../../contract'
import { setPlanReminders } from '../../reminders/contract'
import { taskTitle } from '../rules'
import styles from './plan-tasks.module.css'
import { TaskActions } from './task-actions'
import { TaskForm, type TaskTexts } from './task-form'
import { TaskPair } from './task-pair'

export interface PlanTasksProps {
  locale: Locale
  plan: ExportPlan
  /** The current day, as `YYYY-MM-DD`. */
  day: string
  /** Whether tasks are reminded: not those of a browser. */
  reminds?: boolean
  texts: TaskTexts & Messages['exportPlan']['tasks']
  change: ChangeTexts
}

/** The tasks of a plan with their dates, the form for another one, and whether tasks are reminded. */
export function PlanTasks(props: PlanTasksProps) {
  const { locale, plan, day, texts, reminds = true, change: changeTexts } = props
  const { change } = usePlanChange(changeTexts)
  const mayEdit = plan.role !== 'reader'
  return (
    <div className={styles.tasks}>
      {plan.tasks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <PlanList>
          {plan.tasks.map((task) => (
            <PlanRow
              key={task.id}
              about={
                <>
                  <p className={task.done ? styles.done : undefined}>
                    {task.statement ? (
                      <Bilingual of={task.statement} field="question" locale={locale} />
                    ) : (
                      <bdi>{taskTitle(task, locale)}</bdi>
                    )}
                  </p>
                  <TaskPair locale={locale} plan={plan} task={task} />
                  <Row as="p" gap={2} align="center" tone="soft" step={-1}>
                    {task.statement && <Chip tone="petrol">{texts.fromReadiness}</Chip>}
                    {task.done && (
                      <Chip tone="success" icon="success">
                        {texts.isDone}
                      </Chip>
                    )}
                    {!task.done && task.due !== null && task.due < day && (
                      <Chip tone="warning" icon="warning">
                        {texts.overdue}
                      </Chip>
                    )}
                    {task.due !== null && (
                      <time dateTime={task.due}>
                        {texts.dueOn.replace('{date}', formatDate(task.due, locale))}
                      </time>
                    )}
                  </Row>
                </>
              }
            >
              {mayEdit && (
                <TaskActions locale={locale} task={task} texts={texts} change={changeTexts} />
              )}
            </PlanRow>
          ))}
        </PlanList>
      )}
      {mayEdit && (
        <MuiProvider locale={locale}>
          <TaskForm plan={plan.owner.id} texts={texts} change={changeTexts} />
        </MuiProvider>
      )}
      {mayEdit && reminds && (
        <ChoiceBox
          label={texts.reminders}
          isOn={plan.reminders}
          save={(isOn) => change(() => call(setPlanReminders, { body: { reminders: isOn } }))}
        />
      )}
    </div>
  )
}
