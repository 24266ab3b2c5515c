import 'server-only'
import { route } from '@/lib/api/route'
import { checkCompany, companyChecks } from '../contract'
import { check, getChecks } from './service'

export const companyCheckRoutes = [
  route(companyChecks, ({ params }, { actor }) => getChecks(actor, params.id)),
  route(checkCompany, ({ params, body }, { actor }) => check(actor, params.id, body)),
]
