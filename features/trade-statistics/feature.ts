import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as publishedContract from './published/contract'
import { getPublished, listPublished } from './published/server/published'
import {
  statisticListsAtProvider,
  tradeStatisticsAtProvider,
} from './server/trade-statistics.provider'
import {
  getStatistic,
  listGeolocations,
  listIndustries,
  listStatistics,
  listUsedNodes,
} from './server/trade-statistics'

export const tradeStatisticsFeature: Feature = {
  name: 'trade-statistics',
  calls: [
    ...calls(publishedContract, 'absent', {
      publishedStatisticList: () => listPublished(),
      publishedStatisticById: ({ params }) => getPublished(params.identifier),
    }),
    ...calls(contract, tradeStatisticsAtProvider, {
      statisticIndustryList: () => listIndustries(),
      statisticGeolocationList: () => listGeolocations(),
      statisticFilters: ({ query }) => listUsedNodes(query.type),
      statisticByIdentifier: ({ params }, { actor }) => getStatistic(actor, params.identifier),
    }),
    ...calls(contract.statisticLists, statisticListsAtProvider, {
      statistics: ({ query }) => listStatistics('statistics', query),
      studies: ({ query }) => listStatistics('studies', query),
      infographics: ({ query }) => listStatistics('infographics', query),
    }),
  ],
  siteMap: () =>
    import('./published/queries').then(({ publishedStatisticPages }) => publishedStatisticPages),
}
