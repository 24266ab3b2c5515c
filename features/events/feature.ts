import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as checkInContract from './check-in/contract'
import * as contract from './contract'
import * as meetingsContract from './meetings/contract'
import * as participationContract from './participation/contract'
import {
  exportParticipants,
  getEventWithPeople,
  listEventsWithPeople,
  listParticipants,
  markPerson,
} from './check-in/server/service'
import {
  answerMyMeeting,
  getBoard,
  getMeetingCalendar,
  proposeMyMeeting,
  setMyMeetingText,
} from './meetings/server/service'
import {
  joinEvent,
  listJoined,
  listMyEvents,
  listMyParticipations,
  withdrawMe,
} from './participation/server/service'
import { eventsAtProvider } from './server/provider'
import { getEvent, listEvents } from './server/service'

/** A provider arranges no meetings. */
/** A provider knows who joined an event, and no places, waiting lists or withdrawals. */
export const eventsFeature: Feature = {
  name: 'events',
  calls: [
    ...calls(checkInContract, 'same', {
      eventsWithPeople: ({ query }, { actor }) => listEventsWithPeople(actor, query),
      eventWithPeople: ({ params }, { actor }) => getEventWithPeople(actor, params.id),
      participantList: ({ params, query }, { actor }) => listParticipants(actor, params.id, query),
      markPresence: ({ params, body }, { actor }) => markPerson(actor, params, body.present),
      participantExport: ({ params, body }, { actor }) =>
        exportParticipants(actor, params.id, body),
    }),
    ...calls(meetingsContract, 'absent', {
      meetingBoard: ({ params, query }, { actor }) => getBoard(actor, params.id, query.q),
      setMeetingText: ({ params, body }, { actor }) =>
        setMyMeetingText(actor, params.id, body.text),
      proposeMeeting: ({ params, body }, { actor }) => proposeMyMeeting(actor, params.id, body),
      answerMeeting: ({ params, body }, { actor }) => answerMyMeeting(actor, params, body),
      meetingCalendar: ({ params }, { actor, locale }) => getMeetingCalendar(actor, params, locale),
    }),
    ...calls(participationContract, 'absent', {
      myParticipations: (_, { actor }) => listMyParticipations(actor),
      myEvents: ({ query }, { actor }) => listMyEvents(actor, query),
      withdrawFromEvent: ({ params }, { actor }) => withdrawMe(actor, params.id),
    }),
    ...calls(contract, eventsAtProvider, {
      eventList: ({ query }) => listEvents(query),
      eventById: ({ params }) => getEvent(params.id),
      eventJoin: ({ params }, { actor }) => joinEvent(actor, params.id),
      joinedEvents: (_, { actor }) => listJoined(actor),
    }),
  ],
}
