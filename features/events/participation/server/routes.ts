import 'server-only'
import { route } from '@/lib/api/route'
import { myEvents, myParticipations, withdrawFromEvent } from '../contract'
import { listMyEvents, listMyParticipations, withdrawMe } from './service'

export const participationRoutes = [
  route(myParticipations, (_, { actor }) => listMyParticipations(actor)),
  route(myEvents, ({ query }, { actor }) => listMyEvents(actor, query)),
  route(withdrawFromEvent, ({ params }, { actor }) => withdrawMe(actor, params.id)),
]
