import 'server-only'
import { route } from '@/lib/api/route'
import { sponsorDetail, sponsorList } from '../contract'
import { getSponsor, listSponsors } from './service'

export const sponsorsRoutes = [
  route(sponsorList, () => listSponsors()),
  route(sponsorDetail, ({ params }) => getSponsor(params.id)),
]
