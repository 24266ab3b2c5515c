'use client'

import { useRested } from '@/components/combobox/use-rested'
import { PickField } from '@/components/pick-field/pick-field'
import { companyNames } from '@/features/companies/name-search/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pickableOf, useCompany } from './use-company'

const restMs = 250

interface CompanyFieldProps {
  company: number | null
  onPick: (company: number | null) => void
}

/** The company of a person, searched by name or number among all companies. */
export function CompanyField({ company, onPick }: CompanyFieldProps) {
  const t = useTranslations('admin.people.accountStatus')
  const locale = useInterfaceLocale()
  const [typed, setTyped] = useState('')
  const text = useRested(typed.trim(), restMs)
  const picked = useCompany(company)
  const { data = [], isFetching } = useQuery({
    ...endpointQuery(companyNames, { query: text === '' ? {} : { q: text } }),
    placeholderData: keepPreviousData,
  })
  return (
    <PickField
      label={t('company')}
      help={t('companyHelp')}
      picked={picked}
      picks={data.map((one) =>
        pickableOf(one, locale, t('companyNumber', { number: String(one.id) })),
      )}
      texts={{ clear: t('noCompany'), none: t('companyNone'), looking: t('companyLooking') }}
      isLooking={isFetching}
      onType={setTyped}
      onPick={(pick) => onPick(pick?.id ?? null)}
    />
  )
}
