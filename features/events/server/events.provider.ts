import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import type { SoonestSort } from '@/lib/api/list-state'
import { tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable, recordIn } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import type * as eventsCalls from '../contract'
import {
  eventById,
  eventJoin,
  eventList,
  joinedEvents,
  portalEvent,
  type PortalEvent,
} from '../contract'
import { filterValues, inEventOrder, searchedFields } from '../rules'
import { eventListShape } from '../search-params'

/** The tables have one name of an event and its start date. */
const event = tableRecord(
  portalEvent,
  {
    ...bothLanguages('description', ''),
    ...bothLanguages('country_name', '', 'bare'),
    ...bothLanguages('image_alt', null),
    gov_id: null,
    industry_id: [],
    status: 4,
    image: null,
    updated_at: null,
  },
  (given) => ({
    ...bilingualPair('name', { en: given.name ?? '', ar: '' }),
    date_end: given.date_start,
    ...given,
  }),
)

const all = tableCall(eventList, listAnswer(event))
const one = tableCall(eventById, event)

export const eventTable = {
  pageSize: eventListShape.pageSize,
  filters: {
    location: ({ location_type }: PortalEvent) => [location_type],
    ...filterValues,
  },
  searched: [...searchedFields, 'country_name'],
  /** Latest first by default. */
  order: (events: PortalEvent[], sort: SoonestSort = 'date-desc') =>
    inEventOrder(events, sort, today()),
}

/** A provider that orders by itself knows the orders by date only. */
const known = <Query extends { sort?: SoonestSort | undefined }>({ sort, ...query }: Query) => ({
  ...query,
  sort: sort === 'soonest' ? undefined : sort,
})

export const eventsAtProvider = {
  eventList: async (input, { ask }) =>
    listFromTable(await ask(all, { query: known(input.query) }), input.query, eventTable),
  eventById: (input, { ask, call }) =>
    whenNotFound(ask(one, input), async (missing) =>
      recordIn(await call(eventList, { query: {} }), input.params.id, missing),
    ),
  // The tables read the ids from the body.
  eventJoin: ({ params }, { ask, context }) =>
    ask(eventJoin, { params, body: { event_id: params.id, user_id: context.actor.userId } }),
  joinedEvents: (_input, { ask }) => whenNotFound(ask(joinedEvents, {}), () => []),
} satisfies Partial<Stances<typeof eventsCalls>>
