'use client'

import { Chip } from '@/components/chip/chip'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { Row } from '@/components/layout/row'
import { ListRows } from '@/components/work-list/list-rows'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { staffDatasets } from '../versions/contract'
import { NewDataset } from './new-dataset'

/** The datasets of market access: what is published of each, how old it is and who answers for it. */
export function DatasetList() {
  const t = useTranslations('admin.marketData')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { data, isPending, error, refetch } = useQuery(endpointQuery(staffDatasets))
  const list = {
    rows: data ?? [],
    isPending,
    error,
    isNarrowed: false,
    refetch: () => void refetch(),
  }
  return (
    <DashboardPage title={admin('areas.datasets')} suffix={admin('title')} facts={t('lead')}>
      <ListRows
        caption={admin('areas.datasets')}
        resource="datasets"
        isClosed={false}
        nothing={{ title: t('none'), text: t('noneText') }}
        list={list}
        columns={[
          {
            name: 'title',
            head: t('column.title'),
            cell: (row) => <Bilingual of={row} field="title" locale={locale} />,
          },
          {
            name: 'rows',
            head: t('column.rows'),
            cell: ({ rows, waiting }) => (
              <Row as="span" gap={4} lineGap={1}>
                {rows === null ? t('notPublished') : formatNumber(rows, locale)}
                {waiting > 0 && <Chip tone="warning">{t('waiting', { count: waiting })}</Chip>}
              </Row>
            ),
          },
          {
            name: 'period',
            head: t('column.period'),
            cell: ({ period }) => (period === '' ? t('noPeriod') : <bdi>{period}</bdi>),
          },
          {
            name: 'checked',
            head: t('column.checked'),
            cell: ({ checked_at, overdue }) => (
              <Row as="span" gap={4} lineGap={1}>
                {formatDate(checked_at, locale)}
                {overdue && (
                  <Chip tone="danger" icon="clock">
                    {t('overdue')}
                  </Chip>
                )}
              </Row>
            ),
          },
          {
            name: 'owner',
            head: t('column.owner'),
            cell: ({ owner_email }) =>
              owner_email === '' ? t('noOwner') : <bdi>{owner_email}</bdi>,
          },
        ]}
      />
      <NewDataset onCreated={() => void refetch()} />
    </DashboardPage>
  )
}
