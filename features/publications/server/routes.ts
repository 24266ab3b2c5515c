import 'server-only'
import { route } from '@/lib/api/route'
import { publicationFilters, publicationList } from '../contract'
import { listPublications, offeredFilters } from './service'

export const publicationsRoutes = [
  route(publicationFilters, () => offeredFilters()),
  route(publicationList, ({ query }) => listPublications(query)),
]
