import 'server-only'
import { setAudience } from '@/features/files/server/service'
import { textsOf } from '@/lib/bilingual/in-locale'
import { idsOf, valuesOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { publicationWrite, type PublicationWrite } from '../contract'
import { withPinnedFirst } from '../rules'
import { publicationListShape } from '../search-params'
import { toPublication } from './mapper'
import {
  countPublications,
  insertPublications,
  selectChoices,
  selectPublications,
  selectSectorsOf,
} from './repository'

interface PublicationQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  country?: string | undefined
  industry?: string | undefined
  year?: string | undefined
}

/** Listed publications, newest first; a page when any parameter is given (decisions section 3). */
export async function listPublications(query: PublicationQuery) {
  const db = await database()
  const filters = {
    search: query.q,
    countries: idsOf(query.country),
    industries: idsOf(query.industry),
    years: valuesOf(query.year),
  }
  return listOrPage(query, publicationListShape.pageSize, {
    rows: async (range) => {
      const rows = await selectPublications(db, { ...filters, ...range })
      const ids = rows.map(({ publication }) => publication.id)
      const sectors = await selectSectorsOf(db, ids)
      return rows.map((row) => toPublication(row, sectors))
    },
    count: () => countPublications(db, filters),
  })
}

/** Countries (the pinned one first), sectors and years of which there are publications. */
export async function offeredFilters() {
  const { countries, sectors, years } = await selectChoices(await database())
  return { countries: withPinnedFirst(countries), sectors, years }
}

/** Imports publications with the checks of every write: contract schema, then clean HTML. */
export async function importPublications(db: Executor, records: unknown[]) {
  const checked = publicationWrite.array().parse(records)
  await insertPublications(
    db,
    checked.map((record) => sanitiseFields(record, ['TARIFF_ENG', 'TARIFF_ARA'])),
  )
  for (const audience of ['user', 'vip'] as const) {
    const named = checked.filter(({ for_vip }) => for_vip === (audience === 'vip' ? 1 : 0))
    await setAudience(db, named.flatMap(filesOf), audience)
  }
}

function filesOf(publication: PublicationWrite): string[] {
  return Object.values(textsOf(publication, 'TARIFF_FILE'))
}
