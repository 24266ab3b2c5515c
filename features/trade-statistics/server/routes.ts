import 'server-only'
import { route } from '@/lib/api/route'
import {
  statisticByIdentifier,
  statisticFilters,
  statisticGeolocationList,
  statisticIndustryList,
  statisticLists,
} from '../contract'
import {
  getStatistic,
  listGeolocations,
  listIndustries,
  listStatistics,
  listUsedNodes,
} from './service'

export const tradeStatisticsRoutes = [
  route(statisticIndustryList, () => listIndustries()),
  route(statisticGeolocationList, () => listGeolocations()),
  route(statisticFilters, ({ query }) => listUsedNodes(query.type)),
  route(statisticLists.statistics, ({ query }) => listStatistics('statistics', query)),
  route(statisticLists.studies, ({ query }) => listStatistics('studies', query)),
  route(statisticLists.infographics, ({ query }) => listStatistics('infographics', query)),
  route(statisticByIdentifier, ({ params }, { actor }) => getStatistic(actor, params.identifier)),
]
