import type { SceneName } from '@/components/scene/names'
import { sceneOfSectors } from '@/components/scene/of-sector'
import { sceneOfSubject } from '@/components/scene/of-subject'
import { headImage, inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Site } from '@/features/site/contract'
import type { SoonestSort } from '@/lib/api/list-state'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { plainText } from '@/lib/html/plain-text'
import type { EventWrite, PortalEvent } from './contract'

/** The page id of the international events (spec part 1 section 2.1). */
export const internationalEventsPageId = 90

export type EventLocation = EventWrite['location_type']

/** Whether an event belongs to the list of international events. */
export function isAbroad({ location_type }: Pick<PortalEvent, 'location_type'>): boolean {
  return location_type === 'International event'
}

/** The fields of an event that a search covers, besides the name of its country. */
export const searchedFields = ['name', 'description'] as const

/** The values of an event that the filters of a list are compared with. */
export const filterValues = {
  country: ({ country_id }: PortalEvent) => [country_id],
  type: ({ type_id }: PortalEvent) => [type_id],
  mode: ({ mode_id }: PortalEvent) => [mode_id],
  industry: ({ industry_id }: PortalEvent) => industry_id,
  year: ({ date_start }: PortalEvent) => [date_start.slice(0, 4)],
}

/** The meaning of the status codes (spec part 2 section 4). */
export type EventStatus = 'open' | 'closed' | 'confirmed' | 'planned'

/** 1 yellow with a ticket, 2 red and closed, 3 green with a check, any other blue with a clock. */
export function statusOf(code: number): EventStatus {
  const known: Record<number, EventStatus> = { 1: 'open', 2: 'closed', 3: 'confirmed' }
  return known[code] ?? 'planned'
}

export type EventPhase = 'upcoming' | 'now' | 'expired'

/**
 * Whether an event is upcoming, running or expired on a day of the portal's time zone: upcoming before
 * its start, expired after its end (spec part 2 section 4).
 */
export function phaseOf(
  { date_start, date_end }: Pick<PortalEvent, 'date_start' | 'date_end'>,
  day: string,
): EventPhase {
  if (date_start > day) return 'upcoming'
  return date_end < day ? 'expired' : 'now'
}

/** Whether people can still join: not when an event is expired or closed. */
export function isOpenToJoin(
  event: Pick<PortalEvent, 'date_start' | 'date_end' | 'status'>,
  day: string,
): boolean {
  return phaseOf(event, day) !== 'expired' && statusOf(event.status) !== 'closed'
}

/** Events in the order of a list; those that are over follow the others when the soonest is first. */
export function inEventOrder<Event extends Pick<PortalEvent, 'id' | 'date_start' | 'date_end'>>(
  events: readonly Event[],
  sort: SoonestSort,
  day: string,
): Event[] {
  const byStart = events.toSorted((a, b) => a.date_start.localeCompare(b.date_start) || a.id - b.id)
  if (sort === 'date-asc') return byStart
  if (sort === 'date-desc') return byStart.toReversed()
  const isOver = ({ date_end }: Event) => date_end < day
  return [...byStart.filter((one) => !isOver(one)), ...byStart.filter(isOver).toReversed()]
}

/** The scene of an event without a picture: its sector, else what its name says, else a stand. */
export function eventScene(
  event: Pick<PortalEvent, 'industry_id' | 'name_eng' | 'name_ara'>,
): SceneName {
  if (event.industry_id.length > 0) return sceneOfSectors(event.industry_id)
  return sceneOfSubject(textsOf(event, 'name')) ?? 'fair'
}

/** The metadata of an event's page; its address is the same in both languages. */
export function eventHead(event: PortalEvent, locale: Locale) {
  return {
    title: inLocale(event, 'name', locale),
    description: plainText(inLocale(event, 'description', locale)),
    paths: samePath(routes.event(event.id)),
    ...headImage(event, locale),
  }
}

/** The portal as the publisher of calendar entries. */
export function publisherOf(site: Site, locale: Locale) {
  return {
    name: inLocale(site, 'name', locale),
    address: inLocale(site, 'contact_email', locale),
  }
}

/** An event as an entry of a calendar; the portal's host is added to its `uid`. */
export function eventCalendar(event: PortalEvent, site: Site, locale: Locale) {
  const { title, description, paths } = eventHead(event, locale)
  return {
    locale,
    uid: `event-${event.id}`,
    title,
    text: description,
    place: inLocale(event, 'country_name', locale),
    start: event.date_start,
    end: event.date_end,
    organizer: publisherOf(site, locale),
    changed: event.updated_at ?? `${event.date_start}T00:00:00.000Z`,
    path: paths[locale],
  }
}
