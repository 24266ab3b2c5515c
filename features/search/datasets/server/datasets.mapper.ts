import 'server-only'
import { locationTypes } from '@/features/events/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type {
  CompanyRecord,
  EventRecord,
  ExpertRecord,
  ExportRecord,
  TitledRecord,
} from '../contract'
import type { RecordRow } from './datasets.sql'

/** A record with the field names of the specification. */
export function toExport(row: RecordRow): ExportRecord {
  const [names, texts] = [textsOf(row, 'title'), textsOf(row, 'text')]
  return {
    id: row.id,
    name: names.en || names.ar,
    ...bilingualPair('name', names),
    description: texts.en || texts.ar,
    ...bilingualPair('description', texts),
  }
}

export function toEvent(row: RecordRow): EventRecord {
  const location = locationTypes.find((type) => type === row.facets.location_type)
  return { ...toExport(row), location_type: location ?? 'International event' }
}

export function toTitled(row: RecordRow): TitledRecord {
  return {
    id: row.id,
    ...bilingualPair('DESCRIPTION', textsOf(row, 'title'), 'upper'),
    ...bilingualPair('TARIFF', textsOf(row, 'text'), 'upper'),
  }
}

export function toCompany(row: RecordRow): CompanyRecord {
  return { id: row.id, ...bilingualPair('company_registered_name', textsOf(row, 'title'), 'bare') }
}

export function toExpert(row: RecordRow): ExpertRecord {
  return {
    id: row.id,
    ...bilingualPair('FULL_NAME', textsOf(row, 'title'), 'bare'),
    ...bilingualPair('DESCRIPTION', textsOf(row, 'text'), 'upper'),
  }
}
