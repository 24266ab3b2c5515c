'use client'

import { DefinitionList } from '@/components/definition-list/definition-list'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import type { OutputOf } from '@/lib/api/endpoint'
import { workQuery } from '@/lib/api/list-address'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { formatInstant } from '@/lib/i18n/format'
import { accountLocale } from '@/lib/i18n/locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link, useParams } from 'react-router-dom'
import { personDetail } from '../contract'
import { PersonActions } from './person-actions'
import { PersonLogins } from './person-logins'
import { PersonMarks } from './person-marks'
import { AccountStatusForm } from './account-status-form'

type Person = OutputOf<typeof personDetail>

/** One person: details, permissions and logins. */
export function PersonPage() {
  const id = Number(useParams()['id'])
  const options = endpointQuery(personDetail, { params: { id } })
  const query = useQuery(options)
  const client = useQueryClient()
  return (
    <LoadedRecord query={query}>
      {(person) => (
        <Known
          person={person}
          onChange={(changed) => client.setQueryData(options.queryKey, changed)}
          onStale={() => void query.refetch()}
        />
      )}
    </LoadedRecord>
  )
}

interface KnownProps {
  person: Person
  onChange: (person: Person) => void
  onStale: () => void
}

function Known({ person, onChange, onStale }: KnownProps) {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  const isAdmin = useRights()('admin')
  const instant = (at: string | null) => at && formatInstant(at, locale)
  return (
    <RecordPage
      title={`${person.name} ${person.last_name}`.trim() || person.email}
      back={{ to: '/people', text: t('back') }}
      facts={<PersonMarks person={person} />}
      aside={
        <>
          <RecordPart title={t('actions.title')}>
            <PersonActions person={person} onChange={onChange} />
          </RecordPart>
          <RecordPart title={t('logins.title')}>
            <PersonLogins logins={person.sessions} />
          </RecordPart>
        </>
      }
    >
      <RecordPart title={t('about')}>
        <DefinitionList
          facts={[
            { term: t('column.email'), value: <bdi dir="ltr">{person.email}</bdi> },
            { term: t('fact.phone'), value: person.phone && <bdi dir="ltr">{person.phone}</bdi> },
            { term: t('fact.locale'), value: t(`fact.${accountLocale(person.locale)}`) },
            { term: t('fact.created'), value: instant(person.created_at) },
            {
              term: t('fact.verified'),
              value: instant(person.email_verified_at) ?? t('fact.never'),
            },
            { term: t('fact.blocked'), value: instant(person.disabled_at) },
            {
              term: t('fact.auditLog'),
              value: isAdmin ? (
                <Link to={`/trail${workQuery({ person: String(person.id) })}`}>
                  {t('fact.whatTheyDid')}
                </Link>
              ) : null,
            },
          ]}
        />
      </RecordPart>
      <RecordPart title={t('accountStatus.title')}>
        <AccountStatusForm key={person.id} person={person} onChange={onChange} onStale={onStale} />
      </RecordPart>
    </RecordPage>
  )
}
