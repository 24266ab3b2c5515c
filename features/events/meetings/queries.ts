import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { meetingBoard, meetingCalendar } from './contract'

/** Whether this portal arranges meetings. */
export const hasMeetings = () => isServed(meetingBoard)

/** The caller's meetings at an event; null where there are none to arrange. */
export async function boardOf(id: number, q?: string) {
  return whenNotFound(call(meetingBoard, { params: { id }, query: { q } }), () => null)
}

/** A confirmed meeting as a calendar file; null where the caller has none with this id. */
export async function calendarOfMeeting(id: number, meeting: number): Promise<string | null> {
  if (!isServed(meetingCalendar)) return null
  const found = await whenNotFound(call(meetingCalendar, { params: { id, meeting } }), () => null)
  return found && found.file
}
