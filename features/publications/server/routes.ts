import 'server-only'
import { route } from '@/lib/api/route'
import { publicationCounts, publicationFilters, publicationList } from '../contract'
import { listPublications, numbersOfCatalogue, offeredFilters } from './service'

export const publicationsRoutes = [
  route(publicationCounts, () => numbersOfCatalogue()),
  route(publicationFilters, () => offeredFilters()),
  route(publicationList, ({ query }) => listPublications(query)),
]
