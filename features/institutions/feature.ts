import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { institutionsAtProvider } from './server/provider'
import { getInstitution, listInstitutions } from './server/service'

export const institutionsFeature: Feature = {
  name: 'institutions',
  calls: [
    ...calls(contract, institutionsAtProvider, {
      institutionList: ({ query }) => listInstitutions(query),
      institutionById: ({ params }) => getInstitution(params.id),
    }),
  ],
  siteMap: () => import('./queries').then(({ institutionPages }) => institutionPages),
}
