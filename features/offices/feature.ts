import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { officesAtProvider } from './server/offices.provider'
import { listOffices } from './server/offices'

export const officesFeature: Feature = {
  name: 'offices',
  calls: [
    ...calls(contract, officesAtProvider, {
      contactUs: () => listOffices(),
    }),
  ],
}
