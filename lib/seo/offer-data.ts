import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { context } from './structured-data'

/** schema.org Product or Service of a company; what is not known is left out. */
export function offeredItem(item: {
  type: 'Product' | 'Service'
  locale: Locale
  path: string
  name: string
  description: string
  category: string
  /** All pictures, the first one first. */
  images: readonly string[]
  /** The barcode of a product, 8 to 14 digits. */
  gtin: string | null
  /** Further facts of a product, as names and values. */
  properties: readonly { name: string; value: string }[]
  /** The company behind it, where the public may see it. */
  company: { name: string; path: string } | null
}) {
  const { company } = item
  const organization = company && {
    '@type': 'Organization',
    name: company.name,
    url: absoluteUrl(item.locale, company.path),
  }
  const companyProperty = item.type === 'Product' ? 'manufacturer' : 'provider'
  return {
    '@context': context,
    '@type': item.type,
    name: item.name,
    url: absoluteUrl(item.locale, item.path),
    ...(item.description && { description: item.description }),
    ...(item.category && { category: item.category }),
    ...(item.images.length > 0 && { image: item.images.map(siteUrl) }),
    ...(item.gtin && { gtin: item.gtin }),
    // schema.org has properties of products, not of services.
    ...(item.type === 'Product' &&
      item.properties.length > 0 && {
        additionalProperty: item.properties.map((property) => ({
          '@type': 'PropertyValue',
          ...property,
        })),
      }),
    ...(organization && { [companyProperty]: organization }),
  }
}
