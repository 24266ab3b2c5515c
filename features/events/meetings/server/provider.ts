import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import {
  answerMeeting,
  meetingBoard,
  meetingCalendar,
  proposeMeeting,
  setMeetingText,
} from '../contract'

/** A provider arranges no meetings. */
export const meetingsAdapters = [
  absent(meetingBoard),
  absent(setMeetingText),
  absent(proposeMeeting),
  absent(answerMeeting),
  absent(meetingCalendar),
]
