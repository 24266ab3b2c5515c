import 'server-only'
import { deleteAccount, myData } from '@/features/accounts/security/contract'
import { calls, type Feature, type PersonalRecords } from '@/lib/api/feature'
import { closeMyAccount, exportMyData } from './server/personal-data'

/** A person's data in all features, which the list of features gives. */
export const personalDataFeature = (records: readonly PersonalRecords[]): Feature => ({
  name: 'personal-data',
  calls: calls({ deleteAccount, myData }, 'same', {
    deleteAccount: ({ body }, { actor }) => closeMyAccount(actor, body, records),
    myData: (_input, { actor }) => exportMyData(actor, records),
  }),
})
