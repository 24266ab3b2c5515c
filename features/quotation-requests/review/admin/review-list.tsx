'use client'

import { buttonClass } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { requestStates } from '@/lib/db/codes/quotation-requests'
import { formatInstant, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { StateChip } from '../../components/state-chip'
import { quotationReview } from '../contract'
import { reviewShape } from '../search-params'

/** Requests for quotations with their times, first those that wait for staff. */
export function ReviewList() {
  const t = useTranslations('quotations.review')
  const all = useTranslations('quotations')
  const locale = useInterfaceLocale()
  const time = (at: string | null) =>
    at !== null && <time dateTime={at}>{formatInstant(at, locale)}</time>
  return (
    <WorkList
      resource="quotations"
      shape={reviewShape}
      load={(query) => call(quotationReview, { query: assumeType(query) }).then(pageOnly)}
      title={t('title')}
      lead={t('lead')}
      filters={[
        {
          kind: 'select',
          key: 'state',
          label: t('filter.state'),
          all: t('all'),
          options: requestStates.map((value) => ({ value, text: all(`states.${value}`) })),
        },
        { kind: 'mark', key: 'waiting', label: t('filter.waiting') },
        { kind: 'mark', key: 'reported', label: t('filter.reported') },
      ]}
      sorts={[]}
      nothing={{ title: t('none'), text: t('noneText') }}
      actions={() => (
        <Link to="numbers" className={buttonClass('quiet')}>
          {t('figures.link')}
        </Link>
      )}
      columns={[
        {
          name: 'request',
          head: t('column.request'),
          cell: ({ id, company }) =>
            t('name', {
              number: String(id),
              company: isolated(inLocale(company, 'name', locale), locale),
            }),
        },
        {
          name: 'state',
          head: t('column.state'),
          cell: ({ state, reported_at }) => (
            <span>
              <StateChip state={state} />{' '}
              {reported_at !== null && <Chip tone="danger">{t('reported')}</Chip>}
            </span>
          ),
        },
        {
          name: 'created',
          head: t('column.created'),
          cell: ({ created_at }) => time(created_at),
        },
        { name: 'sent', head: t('column.sent'), cell: ({ sent_at }) => time(sent_at) },
        {
          name: 'answered',
          head: t('column.answered'),
          cell: ({ answered_at }) => time(answered_at),
        },
        {
          name: 'messages',
          head: t('column.messages'),
          cell: ({ messages }) => formatNumber(messages, locale),
        },
      ]}
    />
  )
}
