import { endpoint } from '@/lib/api/endpoint'
import { searchQuery } from '@/lib/api/list-query'
import { idParams, instant, recordId } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { meetingDeclineReasons, meetingStates } from '@/lib/db/codes/meetings'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import { portalEvent } from '../contract'

/** The most characters of what a participant offers, and of a note to another one. */
export const meetingTextLength = 300

/** The most participants that a search answers. */
export const peopleAtOnce = 30

const id = z.int().positive()
const text = z.string().overwrite(visibleText).max(meetingTextLength)

/** Somebody who takes part in meetings, as the others see them: no address, no telephone. */
const participant = z.object({
  id,
  name: z.string(),
  ...bilingualText('company'),
  text: z.string(),
})

export type MeetingParticipant = z.infer<typeof participant>

const meeting = z.object({
  id,
  with: participant,
  starts_at: instant,
  ends_at: instant,
  state: z.enum(meetingStates),
  /** The caller is the one who can confirm it. */
  is_mine_to_confirm: z.boolean(),
  note: z.string(),
  /** Why it is declined, with the own words of who declined it if there are any. */
  decline: z.object({ reason: z.enum(meetingDeclineReasons), text: z.string() }).nullable(),
  version: z.int().positive(),
})

export type Meeting = z.infer<typeof meeting>

const board = z.object({
  event: portalEvent,
  /** What the others read about the caller; null while the caller takes no part in meetings. */
  text: z.string().nullable(),
  /** The times that are still to come, and those at which the caller has a meeting. */
  slots: z.array(instant),
  taken: z.array(instant),
  meetings: z.array(meeting),
  /** The other participants, the first of them by name. */
  people: z.array(participant),
  people_total: z.int().min(0),
})

export type MeetingBoard = z.infer<typeof board>

const member = {
  access: 'user',
  params: idParams,
  errors: ['not_found', 'forbidden', 'conflict'],
} as const

const change = {
  ...member,
  limit: 'meeting',
  response: z.literal('Success'),
  format: 'text',
} as const

export const meetingBoard = endpoint({
  ...member,
  method: 'GET',
  path: 'my-events/{id}/meetings',
  summary: 'Get the caller’s meetings at an event, the free times, and who takes part in meetings',
  query: z.object({ q: searchQuery }),
  response: board,
})

export const setMeetingText = endpoint({
  ...change,
  method: 'PUT',
  path: 'my-events/{id}/meetings',
  summary: 'Take part in the meetings of an event with a text, or no more (null)',
  body: z.object({ text: text.min(1).nullable() }),
})

export const proposeMeeting = endpoint({
  ...change,
  method: 'POST',
  path: 'my-events/{id}/meetings',
  summary: 'Propose a meeting to another participant; safe to repeat',
  body: z.object({ person: recordId, starts_at: instant, note: text.default('') }),
})

const meetingParams = idParams.extend({ meeting: idParams.shape.id })

export const answerMeeting = endpoint({
  ...change,
  method: 'POST',
  path: 'my-events/{id}/meetings/{meeting}',
  summary: 'Confirm, decline, cancel or move a meeting',
  params: meetingParams,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.enum(['confirm', 'cancel']),
      version: z.int().positive(),
    }),
    z
      .object({
        action: z.literal('decline'),
        version: z.int().positive(),
        reason: z.enum(meetingDeclineReasons, 'required'),
        text: text.default(''),
      })
      // Another reason is said in own words.
      .refine(({ reason, text }) => reason !== 'other' || text !== '', {
        path: ['text'],
        error: 'required',
      }),
    z.object({ action: z.literal('move'), version: z.int().positive(), starts_at: instant }),
  ]),
})

export const meetingCalendar = endpoint({
  ...member,
  method: 'GET',
  path: 'my-events/{id}/meetings/{meeting}/calendar',
  summary: 'Get one of the caller’s confirmed meetings as a calendar file (RFC 5545)',
  params: meetingParams,
  response: z.object({ file: z.string() }),
})
