import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { siteAtProvider } from './server/site.provider'
import { getSite, listSocialAccounts } from './server/site'

export const siteFeature: Feature = {
  name: 'site',
  calls: [
    ...calls(contract, siteAtProvider, {
      site: () => getSite(),
      socialMedia: () => listSocialAccounts(),
    }),
  ],
}
