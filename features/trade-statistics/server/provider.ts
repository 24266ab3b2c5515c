import 'server-only'
import { absent, adapter, sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import {
  fullStatistic,
  link,
  listed,
  node,
  publisher,
  statisticByIdentifier,
  statisticFilters,
  statisticGeolocationList,
  statisticIndustryList,
  statisticLists,
  wireChart,
} from '../contract'
import { filterValues, searchedFields } from '../rules'
import { statisticKinds } from '../kinds/contract'
import { statisticListShape } from '../search-params'
import { publishedStatisticById, publishedStatisticList } from '../published/contract'

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

const listAdapters = statisticKinds.map((kind) => {
  const list = statisticLists[kind]
  const table = tableCall(list, list.response.extend({ items: z.array(entry) }))
  return adapter(list, async (input, { ask }) => {
    const answer = await ask(table, input)
    if (answer.total !== undefined) return answer
    const found = listFromTable(answer.items, input.query, statisticTable)
    if (Array.isArray(found)) return { items: found }
    const { data: items, ...paging } = found
    return { items, ...paging }
  })
})

export const statisticAdapters = [
  ...listAdapters,
  // The tables know the nodes of a record by their names only: every one is offered.
  adapter(statisticFilters, async (_input, { call }) => {
    const [geolocations, industries] = await Promise.all([
      call(statisticGeolocationList, {}),
      call(statisticIndustryList, {}),
    ])
    const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)
    return { geolocation: idsOf(geolocations), industry: idsOf(industries) }
  }),
  sameCall(statisticIndustryList, treeNode),
  sameCall(statisticGeolocationList, treeNode),
  sameCall(statisticByIdentifier, record),
  absent(publishedStatisticById),
  absent(publishedStatisticList),
]
