import 'server-only'
import { route } from '@/lib/api/route'
import { changeEmail, changePassword } from '../contract'
import { askForNewEmail, setMyPassword } from './service'

export const securityRoutes = [
  route(changePassword, ({ body }, context) => setMyPassword(body, context)),
  route(changeEmail, ({ body }, { actor }) => askForNewEmail(actor, body)),
]
