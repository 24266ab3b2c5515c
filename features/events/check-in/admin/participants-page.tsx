'use client'

import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { ListFilters } from '@/components/work-list/list-filters'
import { ListRange } from '@/components/work-list/list-range'
import { ListRows } from '@/components/work-list/list-rows'
import { useWorkList } from '@/components/work-list/use-work-list'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDays, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { eventWithPeople, participantList, participantStates, type EventRow } from '../contract'
import { participantShape } from '../search-params'
import { DownloadParticipants } from './download-participants'
import { PresenceButton } from './presence-button'

/** The participants of one event, and their check-in; once it is over, also what came of it. */
export function ParticipantsPage({ outcomes }: { outcomes: ReactNode }) {
  const id = Number(useParams()['id'])
  const event = useQuery(endpointQuery(eventWithPeople, { params: { id } }))
  return (
    <LoadedRecord query={event}>
      {(found) => (
        <Participants event={found} outcomes={outcomes} onChange={() => void event.refetch()} />
      )}
    </LoadedRecord>
  )
}

interface ParticipantsProps {
  event: EventRow
  outcomes: ReactNode
  onChange: () => void
}

function Participants({ event, outcomes, onChange }: ParticipantsProps) {
  const t = useTranslations('eventParticipants')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { id, date_start, date_end, joined, waiting, present } = event
  const resource = `events/${id}`
  const list = useWorkList({
    resource,
    shape: participantShape,
    load: (query) => call(participantList, { params: { id }, query: assumeType(query) }),
  })
  const changed = () => {
    list.refetch()
    onChange()
  }
  const figures = {
    joined: formatNumber(joined, locale),
    waiting: formatNumber(waiting, locale),
    present: formatNumber(present, locale),
  }
  const title = inLocale(event, 'name', locale)
  return (
    <DashboardPage
      title={title}
      suffix={admin('title')}
      facts={`${formatDays(date_start, date_end, locale)} · ${t('figures', figures)}`}
      back={
        <BackLink to="/events" size={20}>
          {t('back')}
        </BackLink>
      }
      actions={<DownloadParticipants id={id} filters={participantShape.values(list.state)} />}
    >
      <ListFilters
        list={list}
        sorts={[]}
        filters={[
          { kind: 'text', key: 'q', label: t('search'), hint: t('people.searchHint') },
          {
            kind: 'select',
            key: 'state',
            label: t('people.state'),
            all: t('all'),
            options: participantStates.map((value) => ({
              value,
              text: t(`people.states.${value}`),
            })),
          },
          { kind: 'mark', key: 'present', label: t('people.presentOnly') },
        ]}
      />
      <ListRows
        caption={title}
        resource={resource}
        isClosed
        nothing={{ title: t('people.none'), text: t('people.noneText') }}
        list={list}
        columns={[
          { name: 'name', head: t('people.column.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          {
            name: 'company',
            head: t('people.column.company'),
            cell: (person) => <bdi>{inLocale(person, 'company', locale)}</bdi>,
          },
          {
            name: 'email',
            head: t('people.column.email'),
            cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
          },
          {
            name: 'state',
            head: t('people.column.state'),
            cell: ({ state }) => t(`people.states.${state}`),
          },
          {
            name: 'presence',
            head: t('people.column.presence'),
            cell: (person) =>
              person.state === 'joined' && (
                <PresenceButton eventId={id} person={person} onChange={changed} />
              ),
          },
        ]}
      />
      <ListRange list={list} />
      {date_end < today() && outcomes}
    </DashboardPage>
  )
}
