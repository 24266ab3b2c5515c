'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { endpointQuery } from '@/lib/api/query-options'
import { refusalKinds, type RefusalKind } from '@/lib/db/codes/refusals'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { NumberChart } from '../../admin/number-chart'
import { refusedTraffic } from '../contract'

/** What the portal refused in the last days, and from where: how loud an attack is, and whose. */
export function RefusedTrafficPage() {
  const t = useTranslations('admin.refusedTraffic')
  const locale = useInterfaceLocale()
  const query = useQuery(endpointQuery(refusedTraffic))
  const series = (rows: readonly { times: Record<RefusalKind, number> }[]) =>
    refusalKinds.map((kind) => ({
      name: t(`kind.${kind}`),
      data: rows.map(({ times }) => times[kind]),
    }))
  return (
    <RecordPage title={t('title')} facts={<span>{t('lead')}</span>}>
      <LoadedRecord query={query}>
        {({ days, networks, total }) => (
          <>
            <NumberChart
              title={t('byDay')}
              fileName="refused-traffic-by-day"
              chart={{
                kind: 'line',
                unit: t('unit'),
                categories: days.map(({ day }) => formatDate(day, locale)),
                series: series(days),
              }}
            />
            <NumberChart
              title={t('byNetwork')}
              lead={t('networks', { shown: networks.length, total })}
              fileName="refused-traffic-by-network"
              chart={{
                kind: 'stacked-bar',
                unit: t('unit'),
                categories: networks.map(({ network, last_day }) =>
                  t('network', {
                    network: network === 'other' ? t('others') : network,
                    day: formatDate(last_day, locale),
                  }),
                ),
                series: series(networks),
              }}
            />
          </>
        )}
      </LoadedRecord>
    </RecordPage>
  )
}
