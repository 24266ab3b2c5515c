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
import { toCompany, toEvent, toExpert, toExport, toTitled } from './mapper'
import { listRecords } from './service'

export const datasetsRoutes = [
  route(eventsDataset, ({ query }) => listRecords('events', query, toEvent)),
  route(agreementsDataset, ({ query }) => listRecords('trades', query, toTitled)),
  route(exportsDataset, ({ query }) => listRecords('exports', query, toExport)),
  route(publicationsDataset, ({ query }) => listRecords('publications', query, toTitled)),
  route(companiesDataset, ({ query }) => listRecords('companies', query, toCompany)),
  route(expertsDataset, ({ query }) => listRecords('experts', query, toExpert)),
  route(newsDataset, ({ query }) => listRecords('news', query, toTitled)),
]
