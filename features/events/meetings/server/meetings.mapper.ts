import 'server-only'
import type { Meeting } from '../contract'
import type { selectMeetings } from './meetings.sql'

type Row = Awaited<ReturnType<typeof selectMeetings>>[number]

/** A meeting as one of the two sees it. */
export function meetingWith(other: Meeting['with'], row: Row, own: number): Meeting {
  const { id, starts_at, ends_at, state, note, version, proposed_by } = row
  const { decline_reason: reason, decline_text: text } = row
  const is_mine_to_confirm = state === 'proposed' && proposed_by !== own
  const decline = reason && { reason, text }
  return { id, with: other, starts_at, ends_at, state, note, decline, version, is_mine_to_confirm }
}
