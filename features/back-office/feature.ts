import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { rightsOf } from '@/lib/auth/staff-areas'
import * as contract from './contract'
import * as digestContract from './digest/contract'
import { getMyMail, issueStaffDigests, setMyMail, staffDigestMail } from './digest/server/digest'
import * as presenceContract from './presence/contract'
import { noteOpen } from './presence/server/presence'
import * as savedViewsContract from './saved-views/contract'
import { exportViews, forgetViews, listViews, replaceViews } from './saved-views/server/saved-views'
import * as searchContract from './search/contract'
import { searchForStaff } from './search/server/search'
import { listWaiting } from './server/back-office'
import * as setupContract from './setup/contract'
import { getSetup } from './setup/server/setup'

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
  jobs: [staffDigestMail],
  hourly: [() => issueStaffDigests()],
  personal: {
    exported: { saved_views: (db, { id }) => exportViews(db, id) },
    erase: (tx, { id }) => forgetViews(tx, id),
  },
}
