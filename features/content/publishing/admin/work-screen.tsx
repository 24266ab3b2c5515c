'use client'

import { awaitedStates } from '@/lib/db/codes/content-states'
import { buttonClass } from '@/components/button/button'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Note } from '@/components/layout/note'
import { MotifLines } from '@/components/motif/motif-lines'
import { PressChips } from '@/components/press-chips/press-chips'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { ListedRecord } from '../../admin/listed-record'
import { contentWork } from '../../contract'
import styles from './work-screen.module.css'

/** Unpublished changes of every kind, the longest waiting first. */
export function WorkScreen() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const [params, setParams] = useSearchParams()
  const requested = params.get('state')
  const state = awaitedStates.find((one) => one === requested)
  const work = useQuery({
    ...endpointQuery(contentWork, { query: { per_page: 100, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <DashboardPage title={t('areas.work')} suffix={t('title')}>
      <PressChips
        label={t('content.filterState')}
        chips={(['', ...awaitedStates] as const).map((one) => ({
          name: one,
          text: one ? t(`content.states.${one}`) : t('content.allStates'),
          isPressed: one === (state ?? ''),
          onPress: () => setParams(one ? { state: one } : {}, { replace: true }),
        }))}
      />
      {work.isPending && <Skeleton shape="row" count={5} label={t('loading')} />}
      {work.isError && <FailedPart onRetry={() => void work.refetch()} />}
      {work.data?.total === 0 && (
        <EmptyState
          title={t('content.noWork')}
          text={t('content.noWorkText')}
          motif={<MotifLines seed="no-work" />}
          action={
            <Link to="/content" className={buttonClass('primary')}>
              {t('areas.content')}
            </Link>
          }
        />
      )}
      {work.data && work.data.total > 0 && (
        <ul className={styles.list}>
          {work.data.data.map((row) => (
            <ListedRecord
              key={`${row.kind}-${row.id}`}
              of={row}
              to={`/content/${row.kind}/${row.id}`}
              label={<Bilingual of={row} field="label" locale={locale} />}
              isRoomy
            >
              <Note as="span">
                {t(`kinds.${row.kind}`)}
                {row.updated_by && ` · ${row.updated_by.name}`}
                {row.updated_at && ` · ${formatInstant(row.updated_at, locale)}`}
              </Note>
              {row.note && (
                <span className={styles.note}>
                  {t.has(`content.portalNotes.${row.note}`)
                    ? t(`content.portalNotes.${row.note}`)
                    : row.note}
                </span>
              )}
            </ListedRecord>
          ))}
        </ul>
      )}
    </DashboardPage>
  )
}
