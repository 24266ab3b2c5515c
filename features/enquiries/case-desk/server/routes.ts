import 'server-only'
import { route } from '@/lib/api/route'
import {
  assignEnquiry,
  caseDesk,
  caseForStaff,
  mergeEnquiry,
  noteEnquiry,
  officerList,
} from '../contract'
import { assignCase, getCase, listCases, listOfficers, mergeCase, noteCase } from './service'

export const caseDeskRoutes = [
  route(caseDesk, ({ query }, { actor }) => listCases(actor, query)),
  route(caseForStaff, ({ params }, { actor }) => getCase(actor, params.id)),
  route(assignEnquiry, ({ params, body }, { actor }) => assignCase(actor, params.id, body)),
  route(noteEnquiry, ({ params, body }, { actor }) => noteCase(actor, params.id, body)),
  route(mergeEnquiry, ({ params, body }, { actor }) => mergeCase(actor, params.id, body)),
  route(officerList, (_input, { actor }) => listOfficers(actor)),
]
