import { homeCountryName } from '../country/home'
import { directionOf, type Locale } from './locale'

/** The direction of a document, and its country, which the scripts of the browser read there. */
export function documentAttributes(locale: Locale) {
  return { dir: directionOf(locale), 'data-country': homeCountryName }
}
