import 'server-only'
import { route } from '@/lib/api/route'
import { registerCompany } from '../contract'
import { registerMyCompany } from './service'

export const registrationRoutes = [
  route(registerCompany, ({ body, files }, context) => registerMyCompany(context, body, files)),
]
