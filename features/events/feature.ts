import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as checkInContract from './check-in/contract'
import {
  exportParticipants,
  getEventWithPeople,
  listEventsWithPeople,
  listParticipants,
  markPerson,
} from './check-in/server/check-in'
import * as contract from './contract'
import { eventMail } from './server/event-mails'
import { endedMeetingMail, meetingMail } from './server/meeting-mails'
import * as meetingsContract from './meetings/contract'
import {
  answerMyMeeting,
  getBoard,
  getMeetingCalendar,
  meetingsOf,
  proposeMyMeeting,
  setMyMeetingText,
} from './meetings/server/meetings'
import * as participationContract from './participation/contract'
import {
  endJoins,
  fillPlaces,
  joinEvent,
  joinsOf,
  listJoined,
  listMyEvents,
  listMyParticipations,
  remindParticipants,
  withdrawMe,
} from './participation/server/participation'
import { eventsAtProvider } from './server/events.provider'
import { getEvent, listEvents } from './server/events'

/** A provider knows who joined an event; it has no places, waiting lists, withdrawals or meetings. */
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
  jobs: [eventMail, meetingMail, endedMeetingMail],
  hourly: [() => fillPlaces(), () => remindParticipants()],
  personal: {
    exported: {
      events: (db, { id }) => joinsOf(db, id),
      event_meetings: (db, { id }) => meetingsOf(db, id),
    },
    erase: (tx, { id }) => endJoins(tx, id),
  },
  siteMap: () => import('./queries').then(({ eventPages }) => eventPages),
}
