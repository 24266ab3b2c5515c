import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { context } from './structured-data'

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
