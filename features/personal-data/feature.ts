import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { deleteAccount, myData } from '@/features/accounts/security/contract'
import { closeMyAccount, exportMyData } from './server/service'

export const personalDataFeature: Feature = {
  name: 'personal-data',
  calls: [
    ...calls({ deleteAccount, myData }, 'same', {
      deleteAccount: ({ body }, { actor }) => closeMyAccount(actor, body),
      myData: (_input, { actor }) => exportMyData(actor),
    }),
  ],
}
