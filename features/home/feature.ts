import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { homeAtProvider } from './server/home.provider'
import {
  getGoals,
  getMembership,
  getPartners,
  listBlocks,
  listJsdTiles,
  listSlides,
} from './server/home'

export const homeFeature: Feature = {
  name: 'home',
  calls: [
    ...calls(contract, homeAtProvider, {
      homeSlider: () => listSlides(),
      homeBlocks: () => listBlocks(),
      partners: () => getPartners(),
      exportGoals: () => getGoals(),
      becomeAMember: () => getMembership(),
      jsdTiles: () => listJsdTiles(),
    }),
  ],
}
