import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { guideAtProvider } from './server/guide.provider'
import { getGuide } from './server/guide'

export const guideFeature: Feature = {
  name: 'guide',
  calls: [
    ...calls(contract, guideAtProvider, {
      guide: () => getGuide(),
    }),
  ],
}
