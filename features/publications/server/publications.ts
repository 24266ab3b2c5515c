import 'server-only'
import { describeDocuments } from '@/features/files/server/files'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { database } from '@/lib/db/database'
import type { FileDetails } from '@/lib/files/file-details'
import { formatDate } from '@/lib/i18n/format'
import type { publicationList, PublicationNumbers, Publication } from '../contract'
import { withPinnedFirst } from '../rules'
import { publicationListShape } from '../search-params'
import {
  listedPublications,
  selectCounts,
  selectChoices,
  selectSectorsOf,
  selectTotals,
  type PublicationRow,
  type SectorRow,
} from './publications.sql'

/** Listed publications, newest first; a page when any parameter is given (decisions section 3). */
export async function listPublications(query: QueryOf<typeof publicationList>) {
  return listOrPage(query, publicationListShape.pageSize, {
    rows: async (range) => {
      const rows = await listedPublications.rows(query, range)
      const ids = rows.map(({ publication }) => publication.id)
      const sectors = await selectSectorsOf(await database(), ids)
      const addresses = rows.flatMap(({ publication }) => filesOf(publication))
      const files = await describeDocuments(addresses)
      return rows.map((row) => toPublication(row, sectors, files))
    },
    count: () => listedPublications.count(query),
  })
}

/** Countries (the pinned one first), sectors and years of which there are publications. */
export async function offeredFilters() {
  const { countries, sectors, years } = await selectChoices(await database())
  return { countries: withPinnedFirst(countries), sectors, years }
}

/** The catalogue in numbers, for everybody: never a title, which is for members. */
export async function numbersOfCatalogue(): Promise<PublicationNumbers> {
  const db = await database()
  return { ...(await selectTotals(db)), ...(await selectCounts(db)) }
}

function filesOf(publication: object): string[] {
  return Object.values(textsOf(publication, 'TARIFF_FILE')).filter((address) => address !== '')
}

/** The API form of a publication, with its country, its sectors and what is known of its files. */
function toPublication(
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
