import 'server-only'
import { route } from '@/lib/api/route'
import {
  answerMeeting,
  meetingBoard,
  meetingCalendar,
  proposeMeeting,
  setMeetingText,
} from '../contract'
import {
  answerMyMeeting,
  getBoard,
  getMeetingCalendar,
  proposeMyMeeting,
  setMyMeetingText,
} from './service'

export const meetingsRoutes = [
  route(meetingBoard, ({ params, query }, { actor }) => getBoard(actor, params.id, query.q)),
  route(setMeetingText, ({ params, body }, { actor }) =>
    setMyMeetingText(actor, params.id, body.text),
  ),
  route(proposeMeeting, ({ params, body }, { actor }) => proposeMyMeeting(actor, params.id, body)),
  route(answerMeeting, ({ params, body }, { actor }) => answerMyMeeting(actor, params, body)),
  route(meetingCalendar, ({ params }, { actor, locale }) =>
    getMeetingCalendar(actor, params, locale),
  ),
]
