import 'server-only'
import { setAudience } from '@/features/files/server/service'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import { publicationWrite, type publicationList, type PublicationWrite } from '../contract'
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

/** Listed publications, newest first; a page when any parameter is given (decisions section 3). */
export async function listPublications(query: QueryOf<typeof publicationList>) {
  const db = await database()
  return listOrPage(query, publicationListShape.pageSize, {
    rows: async (range) => {
      const rows = await selectPublications(db, query, range)
      const ids = rows.map(({ publication }) => publication.id)
      const sectors = await selectSectorsOf(db, ids)
      return rows.map((row) => toPublication(row, sectors))
    },
    count: () => countPublications(db, query),
  })
}

/** Countries (the pinned one first), sectors and years of which there are publications. */
export async function offeredFilters() {
  const { countries, sectors, years } = await selectChoices(await database())
  return { countries: withPinnedFirst(countries), sectors, years }
}

/** Imports publications with the checks of every write: contract schema, then clean HTML. */
export async function importPublications(db: Executor, records: unknown[]) {
  const checked = cleanRecords(publicationWrite, records, ['TARIFF_ENG', 'TARIFF_ARA'])
  await insertPublications(db, checked)
  for (const audience of ['user', 'vip'] as const) {
    const named = checked.filter(({ for_vip }) => for_vip === (audience === 'vip' ? 1 : 0))
    await setAudience(db, named.flatMap(filesOf), audience)
  }
}

function filesOf(publication: PublicationWrite): string[] {
  return Object.values(textsOf(publication, 'TARIFF_FILE'))
}
