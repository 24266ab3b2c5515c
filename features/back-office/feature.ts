import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as digestContract from './digest/contract'
import * as presenceContract from './presence/contract'
import * as savedViewsContract from './saved-views/contract'
import * as searchContract from './search/contract'
import * as setupContract from './setup/contract'
import { getMyMail, setMyMail } from './digest/server/service'
import { noteOpen } from './presence/server/service'
import { listViews, replaceViews } from './saved-views/server/service'
import { searchForStaff } from './search/server/service'
import { listWaiting } from './server/service'
import { getSetup } from './setup/server/service'
import { rightsOf } from '@/lib/auth/staff-areas'

export const backOfficeFeature: Feature = {
  name: 'back-office',
  calls: [
    ...calls(digestContract, 'same', {
      myStaffMail: (_input, { actor }) => getMyMail(actor),
      chooseStaffMail: ({ body }, { actor }) => setMyMail(actor, body.staff_mail),
    }),
    ...calls(savedViewsContract, 'same', {
      mySavedViews: ({ query }, { actor }) => listViews(actor, query.list),
      saveViews: ({ body }, { actor }) => replaceViews(actor, body.list, body.views),
    }),
    ...calls(contract, 'same', {
      myRights: async (_input, { actor }) => rightsOf(actor),
      waitingForMe: (_input, { actor }) => listWaiting(actor),
    }),
    ...calls(presenceContract, 'same', {
      signPresence: ({ body }, { actor }) => noteOpen(actor, body.record),
    }),
    ...calls(setupContract, 'same', {
      setupState: (_input, { actor }) => getSetup(actor),
    }),
    ...calls(searchContract, 'same', {
      staffSearch: ({ query }, { actor }) => searchForStaff(actor, query),
    }),
  ],
}
