import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { sponsorsAtProvider } from './server/sponsors.provider'
import { getSponsor, listSponsors } from './server/sponsors'

export const sponsorsFeature: Feature = {
  name: 'sponsors',
  calls: [
    ...calls(contract, sponsorsAtProvider, {
      sponsorList: () => listSponsors(),
      sponsorDetail: ({ params }) => getSponsor(params.id),
    }),
  ],
  siteMap: () => import('./queries').then(({ sponsorPages }) => sponsorPages),
}
