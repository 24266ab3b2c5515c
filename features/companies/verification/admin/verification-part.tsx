'use client'

import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { checkedFacts, type CheckedFact } from '@/lib/db/codes/companies'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { companyChecks, checkCompany, type Checks } from '../contract'

interface VerificationPartProps {
  company: number
  /** The version that is on the screen. */
  version: number
}

/** What staff have checked of a company; each mark is on its public page with its day. */
export function VerificationPart({ company, version }: VerificationPartProps) {
  const t = useTranslations('admin.approvals.verification')
  const query = useQuery(endpointQuery(companyChecks, { params: { id: company } }))
  const { run, isBusy } = useAction()
  const send = (fact: CheckedFact, checked: boolean) =>
    run(async () => {
      await call(checkCompany, { params: { id: company }, body: { fact, checked, version } })
      await query.refetch()
      return t(checked ? 'marked' : 'removed')
    })
  return (
    <RecordPart title={t('title')}>
      <Note>{t('lead')}</Note>
      {query.isError && <p>{t('failed')}</p>}
      {query.data && (
        <ul>
          {checkedFacts.map((fact) => (
            <FactRow
              key={fact}
              fact={fact}
              done={query.data.checks.find((one) => one.fact === fact)}
              isBusy={isBusy}
              onSend={(checked) => void send(fact, checked)}
            />
          ))}
        </ul>
      )}
    </RecordPart>
  )
}

interface FactRowProps {
  fact: CheckedFact
  done: Checks['checks'][number] | undefined
  isBusy: boolean
  onSend: (checked: boolean) => void
}

function FactRow({ fact, done, isBusy, onSend }: FactRowProps) {
  const t = useTranslations('admin.approvals.verification')
  const name = t(`fact.${fact}`)
  const locale = useInterfaceLocale()
  const busy = { 'aria-disabled': isBusy || undefined } as const
  const date = done && formatDate(done.on, locale)
  return (
    <Part as="li" inset={3} line="above">
      <Text weight="strong">{name}</Text>
      <Note>
        {!done && t('unchecked')}
        {done?.by && t('checked', { date: date ?? '', name: isolated(done.by, locale) })}
        {done?.by === '' && t('checkedOn', { date: date ?? '' })}
      </Note>
      <Row as="p" gap={2} above={2}>
        <Button
          {...busy}
          variant="secondary"
          aria-label={t(done ? 'againOne' : 'markOne', { fact: name })}
          onClick={() => onSend(true)}
        >
          {t(done ? 'again' : 'mark')}
        </Button>
        {done && (
          <Button
            {...busy}
            variant="quiet"
            aria-label={t('removeOne', { fact: name })}
            onClick={() => onSend(false)}
          >
            {t('remove')}
          </Button>
        )}
      </Row>
    </Part>
  )
}
