'use client'

import { buttonClass } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { WorkList } from '@/components/work-list/work-list'
import { useAction } from '@/components/work-record/use-action'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lateJobs, retryJob, type LateJob } from '../contract'
import { lateJobListShape } from '../search-params'

/** Background jobs that failed for good, each to be tried again, and those that are overdue. */
export function LateJobList() {
  const t = useTranslations('admin.lateJobs')
  const numbers = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="numbers/late-jobs"
      shape={lateJobListShape}
      load={(query) => call(lateJobs, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      isClosed
      nothing={{ title: t('none'), text: t('noneText') }}
      views={[
        { name: 'failed', text: t('state.failed'), filters: { state: 'failed' } },
        { name: 'overdue', text: t('state.overdue'), filters: { state: 'overdue' } },
      ]}
      filters={[]}
      columns={[
        {
          name: 'name',
          head: t('column.name'),
          cell: ({ name }) =>
            numbers.has(`job.${name}`) ? numbers(`job.${name}`) : <bdi>{name}</bdi>,
        },
        {
          name: 'state',
          head: t('column.state'),
          cell: ({ dead_at }) => (
            <Chip tone={dead_at === null ? 'neutral' : 'danger'}>
              {t(`state.${dead_at === null ? 'overdue' : 'failed'}`)}
            </Chip>
          ),
        },
        {
          name: 'since',
          head: t('column.since'),
          cell: ({ dead_at, run_at }) => (
            <time dateTime={dead_at ?? run_at}>{formatInstant(dead_at ?? run_at, locale)}</time>
          ),
        },
        {
          name: 'error',
          size: 'wide',
          head: t('column.error'),
          cell: ({ last_error }) => last_error !== null && <bdi dir="ltr">{last_error}</bdi>,
        },
        {
          name: 'again',
          head: t('column.again'),
          cell: (job) => job.dead_at !== null && <Retry job={job} />,
        },
      ]}
    />
  )
}

function Retry({ job }: { job: LateJob }) {
  const t = useTranslations('admin.lateJobs')
  const client = useQueryClient()
  const { run, isBusy } = useAction({ not_found: t('gone') })
  const retry = () =>
    run(async () => {
      await call(retryJob, { params: { id: job.id } })
      await client.invalidateQueries()
      return t('retried')
    })
  return (
    <button
      type="button"
      className={buttonClass('secondary')}
      aria-disabled={isBusy}
      onClick={() => void retry()}
    >
      {t('retry')}
    </button>
  )
}
