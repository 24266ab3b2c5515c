import type { Pickable } from '@/components/pick-field/pick-field'
import { companyNames } from '@/features/companies/name-search/contract'
import type { OutputOf } from '@/lib/api/endpoint'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

type Named = OutputOf<typeof companyNames>[number]

/** A company as the picker shows it. */
export function pickableOf(company: Named, locale: Locale, mark: string): Pickable {
  return { id: company.id, text: inLocale(company, 'name', locale), mark }
}

/** The company of an id, with its name once loaded; null for none. */
export function useCompany(id: number | null): Pickable | null {
  const t = useTranslations('admin.people.accountStatus')
  const locale = useInterfaceLocale()
  const options = endpointQuery(companyNames, { query: { q: String(id) } })
  const { data = [] } = useQuery({ ...options, enabled: id !== null })
  if (id === null) return null
  const mark = t('companyNumber', { number: String(id) })
  const found = data.find((company) => company.id === id)
  return found ? pickableOf(found, locale, mark) : { id, text: mark }
}
