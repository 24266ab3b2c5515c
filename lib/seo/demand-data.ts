import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl } from '@/lib/routing/site-url'
import { context } from './structured-data'

/** schema.org Demand: goods that somebody wants to buy, without saying who. */
export function demandData(demand: {
  locale: Locale
  path: string
  name: string
  description: string
  quantity: number
  /** An ISO instant, and the last day for offers as `YYYY-MM-DD`. */
  published: string
  until: string
  /** The HS code of the goods. */
  code: string
}) {
  const url = absoluteUrl(demand.locale, demand.path)
  return {
    '@context': context,
    '@type': 'Demand',
    '@id': url,
    url,
    inLanguage: demand.locale,
    availabilityStarts: demand.published,
    availabilityEnds: demand.until,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: demand.quantity },
    itemOffered: {
      '@type': 'Product',
      name: demand.name,
      category: demand.code,
      ...(demand.description && { description: demand.description }),
    },
  }
}
