import {
  countries,
  eventModes,
  eventTypes,
  governorates,
} from '@/features/reference-lists/contract'
import { industryList } from '@/features/sectors/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { usedValues } from '@/lib/api/used-values'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { eventById, eventJoin, eventList, joinedEvents, type PortalEvent } from './contract'
import { myParticipations } from './participation/contract'
import { filterValues, type EventLocation } from './rules'
import { eventListShape, type EventState } from './search-params'

/** Loads the view of the local or the international events that an address names. */
export async function eventPage(location: EventLocation, state: EventState) {
  const sort = state.sort || 'soonest'
  const query = { ...eventListShape.query(state), sort, location }
  return pageOnly(await call(eventList, { query }))
}

/** The names of types, modes and places of events. */
export async function eventNames() {
  const [types, modes, industries, allGovernorates] = await Promise.all([
    call(eventTypes),
    call(eventModes),
    call(industryList),
    call(governorates),
  ])
  return { types, modes, industries, governorates: allGovernorates }
}

export type EventNames = Awaited<ReturnType<typeof eventNames>>

/** The options of the filters, and which values lead to an event of this kind. */
export async function eventChoices(location: EventLocation) {
  const [names, everywhere, all] = await Promise.all([
    eventNames(),
    call(countries),
    everyRecord((query) => call(eventList, { query })),
  ])
  const own = all.filter(({ location_type }) => location_type === location)
  return { ...names, countries: everywhere, used: usedValues(own, filterValues) }
}

export type EventChoices = Awaited<ReturnType<typeof eventChoices>>

/** One event, or null. */
export function portalEvent(id: number): Promise<PortalEvent | null> {
  return whenNotFound(call(eventById, { params: { id } }), () => null)
}

/** Every event as a page of the site map. */
export async function eventPages(): Promise<ListedPage[]> {
  const events = await everyRecord((query) => call(eventList, { query }))
  return events.map(({ id, updated_at }) => ({
    paths: samePath(routes.event(id)),
    changed: updated_at,
  }))
}

/** What the person has joined, as buttons to join show it. */
export interface OwnPlaces {
  joined: ReadonlySet<number>
  waiting: ReadonlySet<number>
  /** Events without a free place. */
  full: ReadonlySet<number>
}

/** Whether this portal keeps places and waiting lists, and not only who joined. */
export function hasWaitingLists(): boolean {
  return isServed(myParticipations)
}

/** The events the person has joined or waits for, and those that are full. */
export async function ownPlaces(keepsPlaces: boolean): Promise<OwnPlaces> {
  if (!keepsPlaces) {
    return { joined: new Set(await call(joinedEvents)), waiting: new Set(), full: new Set() }
  }
  const { joined, waiting, full } = await call(myParticipations)
  return { joined: new Set(joined), waiting: new Set(waiting), full: new Set(full) }
}

/** Joins an event, or its waiting list where it is full. */
export async function joinEvent(id: number): Promise<void> {
  await call(eventJoin, { params: { id }, body: {} })
}
