import 'server-only'
import { route } from '@/lib/api/route'
import { changeEmail, changePassword, deleteAccount, myData } from '../contract'
import { askForNewEmail, closeMyAccount, exportMyData, setMyPassword } from './service'

export const securityRoutes = [
  route(changePassword, ({ body }, context) => setMyPassword(body, context)),
  route(changeEmail, ({ body }, { actor }) => askForNewEmail(actor, body)),
  route(deleteAccount, ({ body }, { actor }) => closeMyAccount(actor, body)),
  route(myData, (_input, { actor }) => exportMyData(actor)),
]
