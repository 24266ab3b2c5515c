import 'server-only'
import { route } from '@/lib/api/route'
import { institutionById, institutionList } from '../contract'
import { getInstitution, listInstitutions } from './service'

export const institutionsRoutes = [
  route(institutionList, ({ query }) => listInstitutions(query)),
  route(institutionById, ({ params }) => getInstitution(params.id)),
]
