import 'server-only'
import { listOrPage } from '@/lib/api/paging'
import { database } from '@/lib/db/database'
import { locationTypes } from '@/features/events/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { SearchType } from '../../kinds/contract'
import { countRecords, selectRecords, type RecordRow } from './datasets.sql'
import type {
  CompanyRecord,
  EventRecord,
  ExpertRecord,
  ExportRecord,
  TitledRecord,
} from '../contract'

const pageSize = 20

interface DatasetQuery {
  page?: number | undefined
  per_page?: number | undefined
}

/** The records of a kind, newest first; a page when the query asks for one (decisions section 3). */
async function listRecords<Item>(
  kind: SearchType,
  query: DatasetQuery,
  map: (row: RecordRow) => Item,
) {
  const db = await database()
  return listOrPage(query, pageSize, {
    rows: async (range) => (await selectRecords(db, kind, range)).map(map),
    count: () => countRecords(db, kind),
  })
}

/** The datasets of the specification, each with its fields. */
export const listEvents = (query: DatasetQuery) => listRecords('events', query, toEvent)
export const listExports = (query: DatasetQuery) => listRecords('exports', query, toExport)
export const listCompanies = (query: DatasetQuery) => listRecords('companies', query, toCompany)
export const listExperts = (query: DatasetQuery) => listRecords('experts', query, toExpert)

/** Agreements, publications and news have the same fields. */
export const listTitled = (kind: 'trades' | 'publications' | 'news', query: DatasetQuery) =>
  listRecords(kind, query, toTitled)

/** A record with the field names of the specification. */
function toExport(row: RecordRow): ExportRecord {
  const [names, texts] = [textsOf(row, 'title'), textsOf(row, 'text')]
  return {
    id: row.id,
    name: names.en || names.ar,
    ...bilingualPair('name', names),
    description: texts.en || texts.ar,
    ...bilingualPair('description', texts),
  }
}

function toEvent(row: RecordRow): EventRecord {
  const location = locationTypes.find((type) => type === row.facets.location_type)
  return { ...toExport(row), location_type: location ?? 'International event' }
}

function toTitled(row: RecordRow): TitledRecord {
  return {
    id: row.id,
    ...bilingualPair('DESCRIPTION', textsOf(row, 'title'), 'upper'),
    ...bilingualPair('TARIFF', textsOf(row, 'text'), 'upper'),
  }
}

function toCompany(row: RecordRow): CompanyRecord {
  return { id: row.id, ...bilingualPair('company_registered_name', textsOf(row, 'title'), 'bare') }
}

function toExpert(row: RecordRow): ExpertRecord {
  return {
    id: row.id,
    ...bilingualPair('FULL_NAME', textsOf(row, 'title'), 'bare'),
    ...bilingualPair('DESCRIPTION', textsOf(row, 'text'), 'upper'),
  }
}
