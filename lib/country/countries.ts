import { jordan } from './jordan.ts'
import { tunisia } from './tunisia.ts'

/** The countries that the setting `COUNTRY` can name. */
export const countryNames = ['jo', 'tn'] as const

export type CountryName = (typeof countryNames)[number]

export const countries = { jo: jordan, tn: tunisia } as const

/** The country that the facts in `lib/db/seed` are about. */
export const seedCountry = jordan

/** A currency of one of the countries, and a place where goods leave one. */
export type HomeCurrency = (typeof countries)[CountryName]['currency']
export type ExitPoint = (typeof countries)[CountryName]['exitPoints'][number]

/** The country of a name; the first one for any other, which the settings refuse. */
export function countryNameOf(given: string | undefined): CountryName {
  return countryNames.find((name) => name === given) ?? countryNames[0]
}
