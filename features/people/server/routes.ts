import 'server-only'
import { route } from '@/lib/api/route'
import {
  blockPerson,
  inviteStaff,
  inviteStaffAgain,
  peopleList,
  personDetail,
  resetSecondFactor,
  setAccountStatus,
  signPersonOut,
  unblockPerson,
} from '../contract'
import { runAccountAction, getPerson, invitePerson, listPeople, setPersonStatus } from './service'

export const peopleRoutes = [
  route(peopleList, ({ query }, { actor }) => listPeople(actor, query)),
  route(personDetail, ({ params }, { actor }) => getPerson(actor, params.id)),
  route(setAccountStatus, ({ params, body }, { actor }) => setPersonStatus(actor, params.id, body)),
  route(inviteStaff, ({ body }, { actor }) => invitePerson(actor, body)),
  route(inviteStaffAgain, ({ params }, { actor }) =>
    runAccountAction(actor, params.id, 'invite-again'),
  ),
  route(blockPerson, ({ params }, { actor }) => runAccountAction(actor, params.id, 'block')),
  route(unblockPerson, ({ params }, { actor }) => runAccountAction(actor, params.id, 'unblock')),
  route(signPersonOut, ({ params }, { actor }) => runAccountAction(actor, params.id, 'sign-out')),
  route(resetSecondFactor, ({ params }, { actor }) =>
    runAccountAction(actor, params.id, 'reset-second-factor'),
  ),
]
