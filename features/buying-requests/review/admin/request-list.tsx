'use client'

import { Chip } from '@/components/chip/chip'
import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { buyingRequestStates } from '@/lib/db/codes/buying-requests'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { requestReviews, reviewSorts } from '../contract'
import { reviewListShape } from '../search-params'

/** The requests of buyers, first those that wait for a decision. */
export function RequestList() {
  const t = useTranslations('requestReview')
  const goods = useTranslations('buyingRequests')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="requests"
      shape={reviewListShape}
      load={(query) => call(requestReviews, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      sorts={reviewSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      filters={[
        { kind: 'text', key: 'q', label: t('filter.q'), hint: t('filter.qHint') },
        {
          kind: 'select',
          key: 'state',
          label: t('filter.state'),
          all: t('all'),
          options: buyingRequestStates.map((value) => ({ value, text: t(`state.${value}`) })),
        },
        { kind: 'mark', key: 'waiting', label: t('filter.waiting') },
      ]}
      columns={[
        {
          name: 'goods',
          head: t('column.goods'),
          cell: (row) => (
            <>
              <Bilingual of={row} field="product" locale={locale} />{' '}
              {goods('hs', { code: row.hs_code })}
              {row.sample && <> · {goods('sample')}</>}
            </>
          ),
        },
        { name: 'buyer', head: t('column.buyer'), cell: ({ company }) => <bdi>{company}</bdi> },
        {
          name: 'market',
          head: t('column.market'),
          cell: ({ market }) => <Bilingual of={market} field="name" locale={locale} />,
        },
        {
          name: 'state',
          head: t('column.state'),
          cell: ({ state, is_reported: isReported }) => (
            <span>
              {t(`state.${state}`)} {isReported && <Chip tone="danger">{t('reported.mark')}</Chip>}
            </span>
          ),
        },
        {
          name: 'deadline',
          head: t('column.deadline'),
          cell: ({ deadline }) => formatDate(deadline, locale),
        },
        {
          name: 'waiting',
          head: t('column.waiting'),
          cell: ({ updated_at }) => (
            <time dateTime={updated_at}>{formatDate(updated_at, locale)}</time>
          ),
        },
      ]}
    />
  )
}
