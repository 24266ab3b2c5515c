import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { Stances } from '@/lib/api/feature'
import { sameCall, tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as tradeStatisticsCalls from '../contract'
import {
  fullStatistic,
  link,
  listed,
  node,
  publisher,
  statisticByIdentifier,
  statisticGeolocationList,
  statisticIndustryList,
  statisticLists,
  wireChart,
} from '../contract'
import { filterValues, searchedFields } from '../rules'
import { statisticListShape } from '../search-params'

const treeNode = z.array(tableRecord(node, { name_ara: '', parent: null }))

const chains = z.array(z.array(tableRecord(link, { id: '', name_ara: '' })))

const data = wireChart.shape.data
const series = tableRecord(data.shape.series.element, { name_ara: '' })

const chart = tableRecord(
  wireChart.extend({
    data: tableRecord(data.extend({ series: z.array(series) }), { categories_ara: [] }),
  }),
  { type: 'column', ...bothLanguages('unit', '') },
)

const missing = {
  ...bothLanguages('image_alt', null),
  title_ara: '',
  subject_ara: '',
  description_ara: '',
  ...bothLanguages('survey_period', null, 'bare'),
  image_url: null,
  premium: 0,
  statistic: null,
  sample: false,
}

const named = {
  publishers: z.array(tableRecord(publisher, { title_ara: '' })),
  industries: chains,
  geolocations: chains,
}

const entry = tableRecord(listed.extend(named), missing)

const record = tableRecord(fullStatistic.extend({ ...named, chart: chart.nullable() }), {
  ...missing,
  ...bothLanguages('comment', null, 'bare'),
  ...bothLanguages('source', null, 'bare'),
  derived: false,
  checked_on: null,
  chart: null,
})

export const statisticTable = {
  pageSize: statisticListShape.pageSize,
  filters: filterValues,
  searched: searchedFields,
}

type StatisticList = (typeof statisticLists)[keyof typeof statisticLists]

function listOfTable(list: StatisticList) {
  const table = tableCall(list, list.response.extend({ items: z.array(entry) }))
  return async (input: ParsedOf<StatisticList>, { ask }: Provider) => {
    const answer = await ask(table, input)
    if (answer.total !== undefined) return answer
    const found = listFromTable(answer.items, input.query, statisticTable)
    if (Array.isArray(found)) return { items: found }
    const { data: items, ...paging } = found
    return { items, ...paging }
  }
}

export const statisticListsAtProvider = {
  statistics: listOfTable(statisticLists.statistics),
  studies: listOfTable(statisticLists.studies),
  infographics: listOfTable(statisticLists.infographics),
}

export const tradeStatisticsAtProvider = {
  // The tables know the nodes of a record by their names only: every one is offered.
  statisticFilters: async (_input, { call }) => {
    const [geolocations, industries] = await Promise.all([
      call(statisticGeolocationList, {}),
      call(statisticIndustryList, {}),
    ])
    const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)
    return { geolocation: idsOf(geolocations), industry: idsOf(industries) }
  },
  statisticIndustryList: sameCall(statisticIndustryList, treeNode),
  statisticGeolocationList: sameCall(statisticGeolocationList, treeNode),
  statisticByIdentifier: sameCall(statisticByIdentifier, record),
} satisfies Partial<Stances<typeof tradeStatisticsCalls>>
