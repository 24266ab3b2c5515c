import { countries, countryNameOf, type CountryName } from './countries.ts'

/**
 * The name of the country in this process: the setting `COUNTRY`, and in browsers what the layouts
 * write on the document, since their scripts are built once for all countries.
 */
export const homeCountryName: CountryName = countryNameOf(
  typeof document === 'undefined' ? process.env.COUNTRY : document.documentElement.dataset.country,
)

/** The country whose exports the portal promotes. */
export const homeCountry = countries[homeCountryName]
