import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { institutionsAtProvider } from './server/institutions.provider'
import { getInstitution, listInstitutions } from './server/institutions'

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
