'use client'

import { Check } from '@/components/check/check'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { institutionList } from '@/features/institutions/contract'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { taskShares, type TaskShare } from '@/lib/db/codes/body-tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TaskForm } from '../../review/admin/task-form'
import { TaskRows } from '../../review/admin/task-rows'
import {
  addEnquiryTask,
  endEnquiryTask,
  enquiryTasks,
  type EnquiryTasks as Tasks,
} from '../contract'
import styles from './enquiry-tasks.module.css'

/** An answer is shown without a reload, as soon as the note that it becomes. */
const answerAgainAfter = 5_000

/** What other bodies are asked about an enquiry, and what each reads of it. */
export function EnquiryTasks({ enquiryId }: { enquiryId: number }) {
  const t = useTranslations('barrierReview.handOver')
  const tasks = useTranslations('barrierReview.tasks')
  const params = { id: enquiryId }
  const options = endpointQuery(enquiryTasks, { params })
  const query = useQuery({ ...options, refetchInterval: answerAgainAfter })
  const { data: institutions } = useQuery(endpointQuery(institutionList, { query: {} }))
  const client = useQueryClient()
  const { run, isBusy } = useAction({ past: tasks('past') })
  const [shares, setShares] = useState<readonly TaskShare[]>([])
  const change = (work: () => Promise<Tasks>, done: string) =>
    run(async () => {
      client.setQueryData(options.queryKey, await work())
      setShares([])
      return done
    })
  const listed = Array.isArray(institutions) ? institutions : []
  return (
    <RecordPart title={t('title')}>
      <LoadedRecord query={query}>
        {(sent) => (
          <>
            <TaskRows
              tasks={sent}
              isBusy={isBusy}
              onEnd={({ id }) =>
                change(
                  () => call(endEnquiryTask, { params: { ...params, task: id } }),
                  tasks('ended'),
                )
              }
              // Its link takes one answer.
              mayEnd={({ answered_at }) => answered_at === null}
              more={(task) => (
                <Note>
                  {task.shares.length === 0
                    ? t('nothing')
                    : t('shown', {
                        list: task.shares.map((one) => t(`share.${one}`)).join(' · '),
                      })}
                </Note>
              )}
            />
            <Disclosure title={t('ask')} key={sent.length}>
              <p>{t('lead')}</p>
              <TaskForm
                isBusy={isBusy}
                hint={t('hint')}
                submit={t('send')}
                bodiesIn={(locale) => listed.map((one) => inLocale(one, 'name', locale))}
                onSend={(written) => {
                  const body = { ...written, shares: [...shares] }
                  return change(() => call(addEnquiryTask, { params, body }), t('sent'))
                }}
              >
                <Row as="fieldset" gap={4} lineGap={1} className={styles.shares}>
                  <legend>{t('shares')}</legend>
                  {taskShares.map((one) => (
                    <Check
                      key={one}
                      label={t(`share.${one}`)}
                      isOn={shares.includes(one)}
                      onSwitch={(isOn) =>
                        setShares(isOn ? [...shares, one] : shares.filter((other) => other !== one))
                      }
                    />
                  ))}
                </Row>
              </TaskForm>
            </Disclosure>
          </>
        )}
      </LoadedRecord>
    </RecordPart>
  )
}
