import 'server-only'
import { route } from '@/lib/api/route'
import {
  statisticByIdentifier,
  statisticGeolocationList,
  statisticIndustryList,
  statisticLists,
} from '../contract'
import { getStatistic, listGeolocations, listIndustries, listStatistics } from './service'

export const tradeStatisticsRoutes = [
  route(statisticIndustryList, () => listIndustries()),
  route(statisticGeolocationList, () => listGeolocations()),
  route(statisticLists.statistics, ({ query }) => listStatistics('statistics', query)),
  route(statisticLists.studies, ({ query }) => listStatistics('studies', query)),
  route(statisticLists.infographics, ({ query }) => listStatistics('infographics', query)),
  route(statisticByIdentifier, ({ params }, { actor }) => getStatistic(actor, params.identifier)),
]
