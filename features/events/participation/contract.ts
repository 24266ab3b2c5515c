import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'
import { portalEvent } from '../contract'

const id = z.int().positive()

export const myParticipations = endpoint({
  method: 'GET',
  path: 'my-participations',
  summary:
    'List the IDs of current events that the caller has joined or waits for, and of those that are full',
  access: 'user',
  response: z.object({ joined: z.array(id), waiting: z.array(id), full: z.array(id) }),
})

const participation = z.object({
  event: portalEvent,
  state: z.enum(['joined', 'waiting']),
  /** How many people are before the caller on the waiting list, and the caller; null with a place. */
  queue_place: z.int().positive().nullable(),
  /** The event has not ended, so the caller can withdraw. */
  is_coming: z.boolean(),
  /** Participants can arrange meetings with each other. */
  has_meetings: z.boolean(),
})

export type Participation = z.infer<typeof participation>

export const myEvents = endpoint({
  method: 'GET',
  path: 'my-events',
  summary:
    'List the events that the caller has joined or waits for, soonest first; paginated if the query has parameters',
  access: 'user',
  query: z.object(pagingQuery),
  response: listAnswer(participation),
})

export const withdrawFromEvent = endpoint({
  method: 'DELETE',
  path: 'my-events/{id}',
  summary: 'Withdraw the caller from an event or its waiting list; the next person moves up',
  access: 'user',
  limit: 'join',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})
