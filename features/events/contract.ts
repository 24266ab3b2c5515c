import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { soonestSorts, yearValue } from '@/lib/api/list-state'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { isTimeZone } from '@/lib/i18n/zones'
import { z } from 'zod'

export const locationTypes = ['Local event', 'International event'] as const

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
  .optional()

const written = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  ...bilingualText('description', 'lower', editor('html')),
  date_start: z.iso.date(),
  date_end: z.iso.date(),
  country_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'countries' })),
  gov_id: z
    .int()
    .positive()
    .nullable()
    .meta(editor('reference', { of: 'governorates' })),
  type_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'lookups', list: 'events_type' })),
  mode_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'lookups', list: 'events_mode' })),
  industry_id: z.array(z.int().positive()).meta(editor('references', { of: 'sectors' })),
  location_type: z.enum(locationTypes),
  status: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'lookups', list: 'events_status', initial: 1 })),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  /** Places; without a number everybody may come. */
  capacity: z.int().min(1).max(100_000).nullable().optional(),
  /** Minutes of a meeting between participants, and the hours of meetings at the event's place. */
  meeting_minutes: z.int().min(5).max(240).nullable().optional(),
  meeting_from: clock,
  meeting_until: clock,
  time_zone: z.string().max(60).refine(isTimeZone).nullable().optional(),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

/** A local or international event (spec part 2 section 3). */
export const eventWrite = written
  .refine(({ date_start, date_end }) => date_start <= date_end, {
    path: ['date_end'],
    error: 'The end is before the start.',
  })
  .refine(
    ({ meeting_minutes, meeting_from, meeting_until }) =>
      !meeting_minutes || (meeting_from ?? '') < (meeting_until ?? ''),
    { path: ['meeting_until'], error: 'The end is before the start.' },
  )

export type EventWrite = z.infer<typeof eventWrite>

/** An event in public answers, without its participants. */
export const portalEvent = written.omit({ sample: true }).extend({
  name: z.string(),
  ...bilingualText('country_name', 'bare'),
  updated_at: written.shape.updated_at.nullable(),
})

export type PortalEvent = z.infer<typeof portalEvent>

export const eventsTag = 'events'

export const eventList = endpoint({
  method: 'GET',
  path: 'events',
  summary: 'List events, latest first; paginated if the query has a page or filter',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    location: z.enum(locationTypes).optional(),
    country: idList,
    type: idList,
    mode: idList,
    industry: idList,
    year: valueList(yearValue),
    sort: z.enum(soonestSorts).optional(),
  }),
  response: listAnswer(portalEvent),
  tags: [eventsTag],
})

export const eventById = endpoint({
  method: 'GET',
  path: 'events/{id}',
  summary: 'Get an event',
  access: 'public',
  params: idParams,
  response: portalEvent,
  errors: ['not_found'],
  tags: [eventsTag],
})

export const eventJoin = endpoint({
  method: 'POST',
  path: 'events/{id}/join',
  summary:
    'Register the caller for an event, or for its waiting list if it is full; safe to repeat. IDs in the body are ignored',
  access: 'user',
  limit: 'join',
  params: idParams,
  body: z.object({ event_id: z.unknown().optional(), user_id: z.unknown().optional() }),
  response: z.unknown(),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

export const joinedEvents = endpoint({
  method: 'GET',
  path: 'joined-events',
  summary: 'List the IDs of the events that the caller has joined',
  access: 'user',
  response: z.array(z.int().positive()),
})
