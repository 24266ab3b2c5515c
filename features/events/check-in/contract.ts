import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams, instant } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { exportPurpose } from '@/lib/api/typed-text'
import { z } from 'zod'

const count = z.int().min(0)

/** Events to come, or those that are over. */
export const eventTimes = ['coming', 'over'] as const

export const participantStates = ['joined', 'waiting', 'withdrawn'] as const

const officers = { access: 'staff:events' } as const

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })

const eventRow = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  date_start: z.iso.date(),
  date_end: z.iso.date(),
  capacity: z.int().positive().nullable(),
  joined: count,
  waiting: count,
  present: count,
})

export type EventRow = z.infer<typeof eventRow>

export const eventsWithPeople = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/event-participation',
  summary: 'List events with how many people joined, wait and were present, soonest first',
  query: z.object({ ...pagingQuery, q: searchQuery, time: z.enum(eventTimes).optional() }),
  response: page(eventRow),
})

export const eventWithPeople = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/event-participation/{id}',
  summary: 'Get an event with how many people joined, wait and were present',
  params: idParams,
  response: eventRow,
  errors: ['not_found'],
})

const participant = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ...bilingualText('company'),
  state: z.enum(participantStates),
  joined_at: instant,
  present_at: instant.nullable(),
})

export type EventParticipant = z.infer<typeof participant>

const participantFilters = {
  q: searchQuery,
  state: z.enum(participantStates).optional(),
  present: z.enum(['0', '1']).optional(),
}

export const participantList = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/event-participation/{id}/people',
  summary: 'List the participants of an event by name, and its waiting list',
  params: idParams,
  query: z.object({ ...pagingQuery, ...participantFilters }),
  response: page(participant),
  errors: ['not_found'],
})

export const markPresence = endpoint({
  ...officers,
  method: 'PUT',
  path: 'admin/event-participation/{id}/people/{person}',
  summary: 'Check a participant in, or take that back',
  params: idParams.extend({ person: idParams.shape.id }),
  body: z.object({ present: z.boolean() }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

export const participantExport = endpoint({
  ...officers,
  method: 'POST',
  path: 'admin/event-participation/{id}/people-export',
  summary:
    'Export the participants of an event as a CSV file, for a purpose that the audit log keeps',
  params: idParams,
  body: z.object({
    ...participantFilters,
    purpose: exportPurpose,
    locale: z.enum(locales).optional(),
  }),
  response: z.object({
    file_name: z.string(),
    mime: z.string(),
    /** Base64. */
    content: z.string(),
    rows: count,
  }),
  errors: ['not_found'],
})
