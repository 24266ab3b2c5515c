import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import type { InputOf } from '@/lib/api/endpoint'
import {
  answerMeeting,
  meetingBoard,
  meetingCalendar,
  proposeMeeting,
  setMeetingText,
} from './contract'

/** Whether this portal arranges meetings. */
export const hasMeetings = () => isServed(meetingBoard)

/** The caller's meetings at an event; null where there are none to arrange. */
export async function boardOf(id: number, q?: string) {
  return whenNotFound(call(meetingBoard, { params: { id }, query: { q } }), () => null)
}

export const saveMeetingText = (id: number, text: string | null) =>
  call(setMeetingText, { params: { id }, body: { text } })

export const propose = (id: number, body: InputOf<typeof proposeMeeting>['body']) =>
  call(proposeMeeting, { params: { id }, body })

export const answer = (id: number, meeting: number, body: InputOf<typeof answerMeeting>['body']) =>
  call(answerMeeting, { params: { id, meeting }, body })

/** A confirmed meeting as a calendar file; null where the caller has none with this id. */
export async function calendarOfMeeting(id: number, meeting: number): Promise<string | null> {
  if (!isServed(meetingCalendar)) return null
  const found = await whenNotFound(call(meetingCalendar, { params: { id, meeting } }), () => null)
  return found && found.file
}
