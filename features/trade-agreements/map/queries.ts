import { countries, type Country } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { wholeFrom } from '@/lib/api/paging'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import {
  agreementList,
  countryAgreementById,
  countryAgreementList,
  type CountryAgreement,
} from '../contract'

/** A visible agreement with its country. */
export interface CountryOnMap {
  agreement: CountryAgreement
  /** Undefined where countries have other codes than agreements. */
  country: Country | undefined
}

async function visible(): Promise<CountryAgreement[]> {
  return (await call(countryAgreementList)).filter((agreement) => agreement.visible === 1)
}

/** Every country with a visible agreement. */
export async function countriesOnMap(): Promise<CountryOnMap[]> {
  const [agreements, all] = await Promise.all([visible(), call(countries)])
  const byCode = new Map(all.flatMap((country) => [[country.code_2, country]]))
  return agreements.map((agreement) => ({
    agreement,
    country: byCode.get(agreement.country_code),
  }))
}

/** The page of one country with the agreements it names; null where there is none. */
export async function countryPage(id: number) {
  const [agreement, treaties, all] = await Promise.all([
    whenNotFound(call(countryAgreementById, { params: { id } }), () => null),
    call(agreementList, { query: {} }),
    call(countries),
  ])
  if (agreement?.visible !== 1) return null
  return {
    agreement,
    country: all.find(({ code_2 }) => code_2 === agreement.country_code),
    treaties: wholeFrom(treaties).filter((treaty) => agreement.agreement_ids.includes(treaty.id)),
  }
}

export type CountryPageData = NonNullable<Awaited<ReturnType<typeof countryPage>>>

/** Every country page, for the site map. */
export async function countryAgreementPages(): Promise<ListedPage[]> {
  return (await visible()).map(({ id, updated_at }) => ({
    paths: samePath(routes.countryAgreement(id)),
    changed: updated_at,
  }))
}
