'use client'

import { Button } from '@/components/button/button'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { MotifLines } from '@/components/motif/motif-lines'
import { PressChips } from '@/components/press-chips/press-chips'
import { Skeleton } from '@/components/skeleton/skeleton'
import { RowCard } from '@/components/work-list/row-card'
import { DescribedRow } from '@/components/work-record/described-row'
import { endpointQuery } from '@/lib/api/query-options'
import { pageLimit } from '@/lib/api/paging'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UpkeepPage } from '../../admin/upkeep-page'
import { dueReviews, reviewOwners } from '../contract'
import { ConfirmReviewButton } from './confirm-review-button'
import { HandOverDialog } from './hand-over-dialog'
import { ReviewFacts } from './review-facts'

/** Published records that are due for a check, the longest due first. */
export function DueReviews() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const [params, setParams] = useSearchParams()
  const [isHandingOver, setHandingOver] = useState(false)
  const whose = reviewOwners.find((one) => one === params.get('whose')) ?? 'mine'
  const due = useQuery({
    ...endpointQuery(dueReviews, { query: { whose, per_page: pageLimit } }),
    placeholderData: keepPreviousData,
  })
  return (
    <UpkeepPage
      part="reviews"
      actions={
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setHandingOver(true)}>
          {t('upkeep.reviews.handOver')}
        </Button>
      }
    >
      <PressChips
        label={t('upkeep.reviews.whose')}
        chips={reviewOwners.map((one) => ({
          name: one,
          text: t(`upkeep.reviews.${one}`),
          isPressed: one === whose,
          onPress: () => setParams(one === 'mine' ? {} : { whose: one }, { replace: true }),
        }))}
      />
      {due.isPending && <Skeleton shape="row" count={5} label={t('loading')} />}
      {due.isError && <FailedPart onRetry={() => void due.refetch()} />}
      {due.data?.total === 0 && (
        <EmptyState
          title={t('upkeep.reviews.none')}
          text={t('upkeep.reviews.noneText')}
          motif={<MotifLines seed="nothing-due" />}
        />
      )}
      {due.data && due.data.total > 0 && (
        <RowCard>
          {due.data.data.map((row) => (
            <DescribedRow
              key={`${row.kind}-${row.id}`}
              to={`/content/${row.kind}/${row.id}`}
              label={<Bilingual of={row} field="label" locale={locale} />}
              action={
                <ConfirmReviewButton
                  kind={row.kind}
                  id={row.id}
                  label={inLocale(row, 'label', locale)}
                />
              }
            >
              <span>{t(`kinds.${row.kind}`)}</span>
              <ReviewFacts of={row} />
            </DescribedRow>
          ))}
        </RowCard>
      )}
      {isHandingOver && <HandOverDialog onClose={() => setHandingOver(false)} />}
    </UpkeepPage>
  )
}
