import { checkedFacts, type CheckedFact } from '@/lib/db/codes/companies'
import type { CompanyDetails } from '../contract'
import type { Checked } from './contract'

const names = ['company_registered_name', 'company_registered_name_ara']

/** The fields that each checked fact is about. */
const fieldsOf: Readonly<Record<CheckedFact, readonly string[]>> = {
  registration: [...names, 'registration_number', 'type_of_company'],
  export: [...names, 'registration_number'],
  address: ['location_type_id', 'governorates', 'location_country_id'],
  contacts: ['phone_number', 'e_mail', 'website_url'],
  certificates: ['certificates'],
}

/** The checked facts that a change of these fields makes doubtful. */
export function factsChangedBy(fields: readonly string[]): CheckedFact[] {
  return checkedFacts.filter((fact) => fieldsOf[fact].some((field) => fields.includes(field)))
}

/** A company without what says which of its certificates are public: that is the owner's choice. */
export function withoutVisibility(company: CompanyDetails): CompanyDetails {
  const certificates = company.certificates.map((one) => ({ ...one, is_public: true }))
  return { ...company, certificates }
}

/** Checked facts in their order on pages, those of one day together, the newest day first. */
export function checksByDay(checks: readonly Checked[]): { on: string; facts: CheckedFact[] }[] {
  const days = [...new Set(checks.map(({ on }) => on))].toSorted().toReversed()
  return days.map((on) => ({
    on,
    facts: checkedFacts.filter((fact) => checks.some((one) => one.fact === fact && one.on === on)),
  }))
}

/** The day of the newest check; undefined where nothing was checked. */
export function lastCheck(checks: readonly Checked[]): string | undefined {
  return checks
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
}
