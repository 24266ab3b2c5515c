import 'server-only'
import { route } from '@/lib/api/route'
import { endOtherSessions, endSession, mySessions } from '../contract'
import { endMyOtherSessions, endMySession, listMySessions } from './service'

export const sessionsRoutes = [
  route(mySessions, (_input, { actor }) => listMySessions(actor)),
  route(endSession, ({ params }, { actor }) => endMySession(actor, params.login)),
  route(endOtherSessions, (_input, context) => endMyOtherSessions(context)),
]
