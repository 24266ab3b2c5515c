import 'server-only'
import { route } from '@/lib/api/route'
import {
  eventsWithPeople,
  eventWithPeople,
  markPresence,
  participantExport,
  participantList,
} from '../contract'
import {
  exportParticipants,
  getEventWithPeople,
  listEventsWithPeople,
  listParticipants,
  markPerson,
} from './service'

export const checkInRoutes = [
  route(eventsWithPeople, ({ query }, { actor }) => listEventsWithPeople(actor, query)),
  route(eventWithPeople, ({ params }, { actor }) => getEventWithPeople(actor, params.id)),
  route(participantList, ({ params, query }, { actor }) =>
    listParticipants(actor, params.id, query),
  ),
  route(markPresence, ({ params, body }, { actor }) => markPerson(actor, params, body.present)),
  route(participantExport, ({ params, body }, { actor }) =>
    exportParticipants(actor, params.id, body),
  ),
]
