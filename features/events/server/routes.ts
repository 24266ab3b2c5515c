import 'server-only'
import { route } from '@/lib/api/route'
import { eventById, eventJoin, eventList, joinedEvents } from '../contract'
import { joinEvent, listJoined } from '../participation/server/service'
import { getEvent, listEvents } from './service'

export const eventsRoutes = [
  route(eventList, ({ query }) => listEvents(query)),
  route(eventById, ({ params }) => getEvent(params.id)),
  route(eventJoin, ({ params }, { actor }) => joinEvent(actor, params.id)),
  route(joinedEvents, (_, { actor }) => listJoined(actor)),
]
