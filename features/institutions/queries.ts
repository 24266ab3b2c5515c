import {
  institutionGovernorates,
  institutionModes,
  institutionTypes,
} from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { usedValues } from '@/lib/api/used-values'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { institutionById, institutionList, type Institution } from './contract'
import { filterValues } from './rules'
import { institutionListShape, type InstitutionState } from './search-params'

/** Loads the view of the institutions that an address names. */
export async function institutionPage(state: InstitutionState) {
  return pageOnly(await call(institutionList, { query: institutionListShape.query(state) }))
}

/** One institution, or null. */
export function institution(id: number): Promise<Institution | null> {
  return whenNotFound(call(institutionById, { params: { id } }), () => null)
}

/** The names of types, modes of participation and governorates. */
export async function institutionNames() {
  const [types, modes, governorates] = await Promise.all([
    call(institutionTypes),
    call(institutionModes),
    call(institutionGovernorates),
  ])
  return { types, modes, governorates }
}

export type InstitutionNames = Awaited<ReturnType<typeof institutionNames>>

const everyInstitution = () => everyRecord((query) => call(institutionList, { query }))

/** The values of the filters that lead to an institution. */
export async function usedFilters() {
  return usedValues(await everyInstitution(), filterValues)
}

export type UsedFilters = Awaited<ReturnType<typeof usedFilters>>

/** Every institution as a page of the site map. */
export async function institutionPages(): Promise<ListedPage[]> {
  const all = await everyInstitution()
  return all.map(({ id }) => ({ paths: samePath(routes.institution(id)), changed: null }))
}
