import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl } from './metadata'
import { context, siteUrl } from './structured-data'

/** How people attend, by the codes of `events-mode`: 1 in person, 2 online, 3 both. */
const attendance: Record<number, string> = {
  1: 'OfflineEventAttendanceMode',
  2: 'OnlineEventAttendanceMode',
  3: 'MixedEventAttendanceMode',
}

/** schema.org Event. Days are `YYYY-MM-DD`; what is not known is left out. */
export function eventData(event: {
  locale: Locale
  path: string
  name: string
  description: string
  start: string
  end: string
  place: { country: string; region: string }
  mode: number
  image: string | null
  organizer: string
}) {
  const url = absoluteUrl(event.locale, event.path)
  const { country, region } = event.place
  const mode = attendance[event.mode]
  const online = { '@type': 'VirtualLocation', url }
  const place = {
    '@type': 'Place',
    name: region || country,
    address: {
      '@type': 'PostalAddress',
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country }),
    },
  }
  return {
    '@context': context,
    '@type': 'Event',
    '@id': url,
    name: event.name,
    url,
    inLanguage: event.locale,
    startDate: event.start,
    endDate: event.end,
    eventStatus: `${context}/EventScheduled`,
    ...(mode && { eventAttendanceMode: `${context}/${mode}` }),
    location: event.mode === 3 ? [place, online] : event.mode === 2 ? online : place,
    ...(event.description && { description: event.description }),
    ...(event.image && { image: [siteUrl(event.image)] }),
    organizer: { '@type': 'Organization', name: event.organizer, url: siteUrl('/') },
  }
}

/** schema.org Product or Service of a company; what is not known is left out. */
export function offeredItem(item: {
  type: 'Product' | 'Service'
  locale: Locale
  path: string
  name: string
  description: string
  category: string
  image: string | null
  /** The barcode of a product, 8 to 14 digits. */
  gtin: string | null
  /** The company behind it, where the public may see it. */
  company: { name: string; path: string } | null
}) {
  const { company } = item
  const organization = company && {
    '@type': 'Organization',
    name: company.name,
    url: absoluteUrl(item.locale, company.path),
  }
  const maker = item.type === 'Product' ? 'manufacturer' : 'provider'
  return {
    '@context': context,
    '@type': item.type,
    name: item.name,
    url: absoluteUrl(item.locale, item.path),
    ...(item.description && { description: item.description }),
    ...(item.category && { category: item.category }),
    ...(item.image && { image: siteUrl(item.image) }),
    ...(item.gtin && { gtin: item.gtin }),
    ...(organization && { [maker]: organization }),
  }
}
