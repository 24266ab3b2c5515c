import 'server-only'
import { route } from '@/lib/api/route'
import { ofCase } from '../../limits/server/service'
import { listOfficers } from '../../officers/server/service'
import {
  assignEnquiry,
  caseDesk,
  caseForStaff,
  mergeEnquiry,
  noteEnquiry,
  officerList,
} from '../contract'
import { assignCase, getCase, listCases, mergeCase, noteCase } from './service'

export const caseDeskRoutes = [
  route(caseDesk, ({ query }, { actor }) => listCases(actor, query)),
  route(caseForStaff, ({ params }, { actor }) => getCase(actor, params.id), ofCase),
  route(assignEnquiry, ({ params, body }, { actor }) => assignCase(actor, params.id, body), ofCase),
  route(noteEnquiry, ({ params, body }, { actor }) => noteCase(actor, params.id, body), ofCase),
  route(mergeEnquiry, ({ params, body }, { actor }) => mergeCase(actor, params.id, body), ofCase),
  route(officerList, ({ query }, { actor }) => listOfficers(actor, query.enquiry)),
]
