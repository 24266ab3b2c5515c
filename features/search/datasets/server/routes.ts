import 'server-only'
import { route } from '@/lib/api/route'
import {
  agreementsDataset,
  companiesDataset,
  eventsDataset,
  expertsDataset,
  exportsDataset,
  newsDataset,
  publicationsDataset,
} from '../contract'
import { listCompanies, listEvents, listExperts, listExports, listTitled } from './service'

export const datasetsRoutes = [
  route(eventsDataset, ({ query }) => listEvents(query)),
  route(agreementsDataset, ({ query }) => listTitled('trades', query)),
  route(exportsDataset, ({ query }) => listExports(query)),
  route(publicationsDataset, ({ query }) => listTitled('publications', query)),
  route(companiesDataset, ({ query }) => listCompanies(query)),
  route(expertsDataset, ({ query }) => listExperts(query)),
  route(newsDataset, ({ query }) => listTitled('news', query)),
]
