import 'server-only'
import { route } from '@/lib/api/route'
import { rightsOf } from '@/lib/auth/staff-areas'
import { myRights, waitingForMe } from '../contract'
import { signPresence } from '../presence/contract'
import { noteOpen } from '../presence/server/service'
import { staffSearch } from '../search/contract'
import { searchForStaff } from '../search/server/service'
import { setupState } from '../setup/contract'
import { getSetup } from '../setup/server/service'
import { listWaiting } from './service'

export const backOfficeRoutes = [
  route(myRights, async (_input, { actor }) => rightsOf(actor)),
  route(waitingForMe, (_input, { actor }) => listWaiting(actor)),
  route(signPresence, ({ body }, { actor }) => noteOpen(actor, body.record)),
  route(setupState, (_input, { actor }) => getSetup(actor)),
  route(staffSearch, ({ query }, { actor }) => searchForStaff(actor, query)),
]
