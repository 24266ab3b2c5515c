'use client'

import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { barrierStatuses } from '@/lib/db/codes/barriers'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { barrierReviews } from '../contract'
import { barrierReviewShape } from '../search-params'

/** The barriers to trade, last changed first. */
export function BarrierList() {
  const t = useTranslations('barrierReview')
  const said = useTranslations('barriers')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="barriers"
      shape={barrierReviewShape}
      load={(query) => call(barrierReviews, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      actions={() => <Link to="/barriers/new">{t('new.open')}</Link>}
      filters={[
        { kind: 'text', key: 'q', label: t('filter.q'), hint: t('filter.qHint') },
        {
          kind: 'select',
          key: 'status',
          label: t('filter.status'),
          all: t('all'),
          options: barrierStatuses.map((value) => ({ value, text: said(`status.${value}`) })),
        },
        { kind: 'mark', key: 'waiting', label: t('filter.waiting') },
      ]}
      columns={[
        {
          name: 'title',
          head: t('column.title'),
          cell: (row) => (
            <>
              <Bilingual of={row} field="title" locale={locale} />
              {row.hs_code !== null && <> · {said('hs', { code: row.hs_code })}</>}
            </>
          ),
        },
        {
          name: 'market',
          head: t('column.market'),
          cell: ({ market }) => <Bilingual of={market} field="name" locale={locale} />,
        },
        {
          name: 'status',
          head: t('column.status'),
          cell: ({ status, is_public: isPublic }) =>
            `${said(`status.${status}`)} · ${t(isPublic ? 'public' : 'notPublic')}`,
        },
        {
          name: 'reports',
          head: t('column.reports'),
          cell: ({ reports }) => t('reports', { count: reports }),
        },
        {
          name: 'updated',
          head: t('column.updated'),
          cell: ({ updated_at }) => (
            <time dateTime={updated_at}>{formatDate(updated_at, locale)}</time>
          ),
        },
      ]}
    />
  )
}
