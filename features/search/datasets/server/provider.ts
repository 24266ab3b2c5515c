import 'server-only'
import { listAnswer } from '@/lib/api/list-query'
import { pageLimit } from '@/lib/api/paging'
import { adapter, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
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

export const datasetAdapters = Object.values(datasetTables).map((table) => ({
  ...adapter(table, async (input, { ask }) =>
    listFromTable<{ id: number }, typeof input.query>(await ask(table, input), input.query, {
      pageSize: pageLimit,
    }),
  ),
}))
