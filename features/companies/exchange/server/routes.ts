import 'server-only'
import { route } from '@/lib/api/route'
import { importProfile } from '../contract'
import { readProfile } from './service'

export const companyExchangeRoutes = [
  route(importProfile, ({ body, files }, { actor }) => readProfile(actor, body, files)),
]
