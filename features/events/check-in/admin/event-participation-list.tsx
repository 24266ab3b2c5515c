'use client'

import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDays, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { eventsWithPeople, eventTimes } from '../contract'
import { eventPeopleShape } from '../search-params'

/** Events with how many people joined, wait and were present. */
export function EventParticipationList() {
  const t = useTranslations('eventParticipants')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="events"
      shape={eventPeopleShape}
      load={(query) => call(eventsWithPeople, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      filters={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        {
          kind: 'select',
          key: 'time',
          label: t('time'),
          all: t('all'),
          options: eventTimes.map((value) => ({ value, text: t(`${value}`) })),
        },
      ]}
      columns={[
        {
          name: 'event',
          head: t('column.event'),
          cell: (event) => <Bilingual of={event} field="name" locale={locale} />,
        },
        {
          name: 'days',
          head: t('column.days'),
          cell: ({ date_start, date_end }) => formatDays(date_start, date_end, locale),
        },
        {
          name: 'joined',
          head: t('column.joined'),
          cell: ({ joined, capacity }) =>
            capacity === null
              ? formatNumber(joined, locale)
              : t('ofCapacity', {
                  joined: formatNumber(joined, locale),
                  capacity: formatNumber(capacity, locale),
                }),
        },
        {
          name: 'waiting',
          head: t('column.waiting'),
          cell: ({ waiting }) => formatNumber(waiting, locale),
        },
        {
          name: 'present',
          head: t('column.present'),
          cell: ({ present }) => formatNumber(present, locale),
        },
      ]}
    />
  )
}
