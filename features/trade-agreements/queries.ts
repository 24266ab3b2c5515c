import { countries } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { usedValues } from '@/lib/api/used-values'
import { agreementList } from './contract'
import { filterValues } from './rules'
import { agreementListShape, type AgreementState } from './search-params'

/** Loads the view of the agreements that an address names. */
export async function agreementPage(state: AgreementState) {
  return pageOnly(await call(agreementList, { query: agreementListShape.query(state) }))
}

/** All agreements with their partner countries, for the table that compares them. */
export async function agreementMatrix() {
  const { agreements, everywhere, used } = await agreementsAndCountries()
  return { agreements, partners: everywhere.filter(({ code }) => used.country.has(code)) }
}

async function agreementsAndCountries() {
  const [agreements, all] = await Promise.all([
    everyRecord((query) => call(agreementList, { query })),
    call(countries),
  ])
  const everywhere = all.flatMap((country) =>
    country.code_2 === null ? [] : [{ ...country, code: country.code_2 }],
  )
  return { agreements, everywhere, used: usedValues(agreements, filterValues) }
}

/** The countries of the filter, and which values of the filters lead to an agreement. */
export async function agreementChoices() {
  const { everywhere, used } = await agreementsAndCountries()
  return { everywhere, used }
}
