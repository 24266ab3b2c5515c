import 'server-only'
import { route } from '@/lib/api/route'
import { companyNames } from '../contract'
import { findCompanies } from './service'

export const companyNameSearchRoutes = [
  route(companyNames, ({ query }, { actor }) => findCompanies(actor, query)),
]
