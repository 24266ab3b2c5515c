import { countries, type Country } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { pageOnly, wholeFrom } from '@/lib/api/paging'
import { agreementList } from './contract'
import { partnerCodes } from './rules'
import { agreementListShape, type AgreementState } from './search-params'

/** Loads the view of the agreements that an address names. */
export async function agreementPage(state: AgreementState) {
  return pageOnly(await call(agreementList, { query: agreementListShape.query(state) }))
}

/** All agreements with their partner countries, for the table that compares them. */
export async function agreementMatrix() {
  const [answer, all] = await Promise.all([call(agreementList, { query: {} }), call(countries)])
  const agreements = wholeFrom(answer)
  const codes = new Set(partnerCodes(agreements))
  return { agreements, partners: withCodes(all, codes) }
}

/** The countries of some codes. */
function withCodes(all: readonly Country[], codes: ReadonlySet<string>) {
  return all.flatMap((country) =>
    country.code_2 !== null && codes.has(country.code_2)
      ? [{ ...country, code: country.code_2 }]
      : [],
  )
}

/** The options of the filters: countries that have an agreement, and the existing statuses. */
export async function agreementChoices() {
  const { agreements, partners } = await agreementMatrix()
  return { partners, statuses: new Set(agreements.map(({ legal_status }) => legal_status)) }
}
