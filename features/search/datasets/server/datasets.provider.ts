import 'server-only'
import type { Endpoint, ParsedOf } from '@/lib/api/endpoint'
import { listAnswer } from '@/lib/api/list-query'
import { pageLimit, type Page } from '@/lib/api/paging'
import { tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { z } from 'zod'
import {
  agreementsDataset,
  companiesDataset,
  companyRecord,
  eventRecord,
  eventsDataset,
  expertRecord,
  expertsDataset,
  exportRecord,
  exportsDataset,
  newsDataset,
  publicationsDataset,
  titledRecord,
} from '../contract'

const missingTexts = {
  ...bothLanguages('name', ''),
  ...bothLanguages('description', ''),
  description: '',
}

const titled = tableRecord(titledRecord, {
  DESCRIPTION_ARA: '',
  ...bothLanguages('TARIFF', '', 'upper'),
})

const company = tableRecord(companyRecord, { company_registered_name_ara: '' })

const expert = tableRecord(expertRecord, {
  FULL_NAME_ara: '',
  ...bothLanguages('DESCRIPTION', '', 'upper'),
})

/** The datasets of a provider that implements only the tables of the specification. */
export const datasetTables = {
  events: tableCall(eventsDataset, listAnswer(tableRecord(eventRecord, missingTexts))),
  trades: tableCall(agreementsDataset, listAnswer(titled)),
  exports: tableCall(exportsDataset, listAnswer(tableRecord(exportRecord, missingTexts))),
  publications: tableCall(publicationsDataset, listAnswer(titled)),
  companies: tableCall(companiesDataset, listAnswer(company)),
  experts: tableCall(expertsDataset, listAnswer(expert)),
  news: tableCall(newsDataset, listAnswer(titled)),
}

type Table<Item> = Endpoint & {
  readonly query: (typeof eventsDataset)['query']
  readonly response: z.ZodType<Item[] | Page<Item>>
}

const pagedTable =
  <Item extends { id: number }>(table: Table<Item>) =>
  async (input: ParsedOf<typeof eventsDataset>, { ask }: Provider) =>
    listFromTable(await ask(table, input), input.query, { pageSize: pageLimit })

export const datasetsAtProvider = {
  eventsDataset: pagedTable(datasetTables.events),
  agreementsDataset: pagedTable(datasetTables.trades),
  exportsDataset: pagedTable(datasetTables.exports),
  publicationsDataset: pagedTable(datasetTables.publications),
  companiesDataset: pagedTable(datasetTables.companies),
  expertsDataset: pagedTable(datasetTables.experts),
  newsDataset: pagedTable(datasetTables.news),
}
