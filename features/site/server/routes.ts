import 'server-only'
import { route } from '@/lib/api/route'
import { site, socialMedia } from '../contract'
import { getSite, listSocialAccounts } from './service'

export const siteRoutes = [
  route(site, () => getSite()),
  route(socialMedia, () => listSocialAccounts()),
]
