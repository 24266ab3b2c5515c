import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { clockAtHome } from '@/lib/i18n/today'
import { writtenLink } from '@/lib/i18n/written-link'
import { officeAnchor } from '@/lib/routing/anchors'
import type { OfficeWrite } from './contract'

/**
 * The target of 'get directions': `map` on the Contact Us page (page id 190), on other pages the
 * address of that page in the language.
 */
export type Directions = 'map' | { contactPage: string }

/**
 * The link of 'get directions' (spec part 1 section 2.3, 'Office contact card'): to the office's
 * own link in a new tab, or to the office in the Contact Us page. Null where the office has no
 * link that is a web address.
 */
export function directionsTo(
  office: OfficeWrite,
  directions: Directions,
  locale: Locale,
): { href: string; newTab: boolean } | null {
  if (directions !== 'map') {
    return { href: `${directions.contactPage}#${officeAnchor(office)}`, newTab: false }
  }
  const link = writtenLink(inLocale(office, 'link', locale), locale)
  return link?.external ? { href: link.href, newTab: true } : null
}

/** A place on a map, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The place that the map link of an office marks (`?mlat=…&mlon=…`); null without one. */
export function placeOf(office: Pick<OfficeWrite, 'link'>): Place | null {
  if (!URL.canParse(office.link)) return null
  const { searchParams } = new URL(office.link)
  const [latitude, longitude] = ['mlat', 'mlon'].map((name) =>
    Number.parseFloat(searchParams.get(name) ?? ''),
  )
  return latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude)
    ? { latitude, longitude }
    : null
}

/** Days of the week from Sunday (0), first and last one, and minutes of the day. */
export interface OpeningHours {
  days: readonly [first: number, last: number]
  minutes: readonly [from: number, to: number]
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const writtenHours =
  /^(\w+) to (\w+), (\d+):(\d{2})(?: ([ap])m)? to (\d+):(\d{2})(?: ([ap])m)?\.?$/i

/**
 * Opening hours as they are written in English ('Sunday to Thursday, 8:30 am to 3:30 pm'); null for
 * other wordings, of which nobody can say whether an office is open.
 */
export function openingHours(written: string): OpeningHours | null {
  const found = writtenHours.exec(written.trim())
  if (!found) return null
  const [, first = '', last = '', ...times] = found
  const days = [first, last].map((day) => weekdays.indexOf(day.toLowerCase()))
  const [from, to] = [minuteOf(times.slice(0, 3)), minuteOf(times.slice(3))]
  const [firstDay = -1, lastDay = -1] = days
  return firstDay < 0 || lastDay < 0 || from >= to
    ? null
    : { days: [firstDay, lastDay], minutes: [from, to] }
}

function minuteOf([hour, minute, half]: readonly (string | undefined)[]): number {
  const hours = Number(hour)
  const moved = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return moved * 60 + Number(minute)
}

/** Whether an office with these hours is open at an instant (`Date.now`), by the clock of the country. */
export function isOpenAt({ days, minutes }: OpeningHours, now: number): boolean {
  const { weekday, minute } = clockAtHome(now)
  const [first, last] = days
  const isDay =
    first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
  return isDay && minute >= minutes[0] && minute < minutes[1]
}
