import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as expertsCalls from '../contract'
import { expertList, expertWrite, poolEntryWrite, poolList } from '../contract'
import { filterValues, searchedFields } from '../rules'
import { expertListShape } from '../search-params'

const expert = tableRecord(expertWrite, { sort: 0, sample: false })

const poolEntry = tableRecord(poolEntryWrite, {
  ...bothLanguages('FULL_NAME', '', 'bare'),
  ...bothLanguages('TARIFF', '', 'upper'),
  ...bothLanguages('field', ''),
  ...bothLanguages('languages', ''),
  ...bothLanguages('image_alt', null),
  image: null,
  status: 1,
  sample: false,
})

const pool = tableCall(poolList, listAnswer(poolEntry))

export const poolTable = {
  pageSize: expertListShape.pageSize,
  filters: filterValues,
  searched: searchedFields,
}

export const expertsAtProvider = {
  expertList: sameCall(expertList, z.array(expert)),
  poolList: async (input, { ask }) => listFromTable(await ask(pool, input), input.query, poolTable),
} satisfies Partial<Stances<typeof expertsCalls>>
