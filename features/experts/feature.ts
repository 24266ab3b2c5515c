import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { expertsAtProvider } from './server/experts.provider'
import { listExperts, listPool } from './server/experts'

export const expertsFeature: Feature = {
  name: 'experts',
  calls: [
    ...calls(contract, expertsAtProvider, {
      expertList: () => listExperts(),
      poolList: ({ query }) => listPool(query),
    }),
  ],
}
