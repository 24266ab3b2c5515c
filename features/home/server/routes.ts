import 'server-only'
import { route } from '@/lib/api/route'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, jsdTiles, partners } from '../contract'
import {
  getGoals,
  getMembership,
  getPartners,
  listBlocks,
  listJsdTiles,
  listSlides,
} from './service'

export const homeRoutes = [
  route(homeSlider, () => listSlides()),
  route(homeBlocks, () => listBlocks()),
  route(partners, () => getPartners()),
  route(exportGoals, () => getGoals()),
  route(becomeAMember, () => getMembership()),
  route(jsdTiles, () => listJsdTiles()),
]
