import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { FileDetails } from '@/lib/files/file-details'
import { formatDate } from '@/lib/i18n/format'
import type { Publication } from '../contract'
import type { PublicationRow, SectorRow } from './publications.sql'

/** The API form of a publication, with its country, its sectors and what is known of its files. */
export function toPublication(
  row: PublicationRow,
  ofAll: readonly SectorRow[],
  files: FileDetails,
): Publication {
  const { status: _status, updated_at: _updated, ...shown } = row.publication
  const addresses = Object.values(textsOf(shown, 'TARIFF_FILE'))
  const sectors = ofAll.filter(({ publication_id }) => publication_id === shown.id)
  return {
    ...shown,
    country_belongs: row.country,
    industry: sectors.map(({ sector }) => sector.id),
    sectors: sectors.map(({ sector }) => sector),
    file_details: files.filter(({ address }) => addresses.includes(address)),
    formattedDate: formatDate(shown.date_start, 'en'),
    year: shown.date_start.slice(0, 4),
  }
}
