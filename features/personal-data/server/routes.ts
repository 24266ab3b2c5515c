import 'server-only'
import { deleteAccount, myData } from '@/features/accounts/security/contract'
import { route } from '@/lib/api/route'
import { closeMyAccount, exportMyData } from './service'

export const personalDataRoutes = [
  route(deleteAccount, ({ body }, { actor }) => closeMyAccount(actor, body)),
  route(myData, (_input, { actor }) => exportMyData(actor)),
]
