import 'server-only'
import { route } from '@/lib/api/route'
import {
  deleteOriginCheck,
  myOriginChecks,
  originCheckByToken,
  originQuestions,
  saveOriginCheck,
} from '../contract'
import {
  checkOrigin,
  deleteMyCheck,
  getOriginCheck,
  getOriginQuestions,
  listMyChecks,
} from './service'

export const originChecksRoutes = [
  route(originQuestions, ({ query }) => getOriginQuestions(query)),
  route(saveOriginCheck, ({ body }, { actor }) => checkOrigin(body, actor)),
  route(originCheckByToken, ({ params }) => getOriginCheck(params.token)),
  route(myOriginChecks, ({ query }, { actor }) => listMyChecks(actor, query)),
  route(deleteOriginCheck, ({ params }, { actor }) => deleteMyCheck(actor, params.token)),
]
