import 'server-only'
import { formatDate } from '@/lib/i18n/format'
import type { Publication } from '../contract'
import type { PublicationRow, SectorRow } from './repository'

/** The API form of a publication, with its country and sectors. */
export function toPublication(row: PublicationRow, ofAll: readonly SectorRow[]): Publication {
  const { status: _status, updated_at: _updated, ...shown } = row.publication
  const sectors = ofAll.filter(({ publication_id }) => publication_id === shown.id)
  return {
    ...shown,
    country_belongs: row.country,
    industry: sectors.map(({ sector }) => sector.id),
    sectors: sectors.map(({ sector }) => sector),
    formattedDate: formatDate(shown.date_start, 'en'),
    year: shown.date_start.slice(0, 4),
  }
}
