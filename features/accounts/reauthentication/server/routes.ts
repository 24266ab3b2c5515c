import 'server-only'
import { route } from '@/lib/api/route'
import { reauthenticate } from '../contract'
import { recordRecentLogin } from './service'

export const reauthenticationRoutes = [
  route(reauthenticate, ({ body }, { actor }) => recordRecentLogin(actor, body.current_password)),
]
