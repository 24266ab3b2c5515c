import { byName, filterOptions } from '@/components/list-view/filter-options'
import { countries } from '@/features/reference-lists/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import type { Locale } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { supplierToAsk } from '../contract'

export interface About {
  products?: number
  services?: number
}

/** The company to ask, and the offer; null where there is none or nobody can ask. */
export async function supplierAt(company: number, about: About = {}) {
  if (!isServed(supplierToAsk)) return null
  return whenNotFound(call(supplierToAsk, { params: { company }, query: about }), () => null)
}

/** The countries of the form, in one language. */
export async function countryChoices(locale: Locale) {
  const listed = await call(countries)
  const own = listed.filter(({ portal_own }) => !portal_own)
  return byName(
    filterOptions(own, 'name', ({ id }) => id, locale),
    locale,
  )
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The offer that an address names. */
export function offerIn({ products, services }: Query): About {
  const [product, service] = [products, services].map((id) =>
    typeof id === 'string' ? numberIn(id) : null,
  )
  return { ...(product && { products: product }), ...(service && { services: service }) }
}

/** The market that an address names, with its country; null for none. */
export async function marketIn({ market: code }: Query) {
  if (typeof code !== 'string') return null
  const found = (await call(countries)).find(({ code_2 }) => code_2 === code)
  return found ? { code, country: found.id } : null
}
