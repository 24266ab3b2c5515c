import {
  institutionGovernorates,
  institutionModes,
  institutionTypes,
} from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { numberIn, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { institutionById, institutionList, type Institution } from './contract'
import { institutionViews, type InstitutionState } from './search-params'

/** One view of the institutions, as its address asks for it. */
export async function institutionPage(state: InstitutionState) {
  return pageOnly(await call(institutionList, { query: institutionViews.query(state) }))
}

/** The institution that a segment names, or null. */
export async function institutionAt(segment: string): Promise<Institution | null> {
  const id = numberIn(segment)
  return id === null ? null : whenNotFound(call(institutionById, { params: { id } }), () => null)
}

/** The names that institutions are told by: types, modes of participation, governorates. */
export async function institutionNames() {
  const [types, modes, governorates] = await Promise.all([
    call(institutionTypes),
    call(institutionModes),
    call(institutionGovernorates),
  ])
  return { types, modes, governorates }
}

export type InstitutionNames = Awaited<ReturnType<typeof institutionNames>>

/** Every institution as a page of the site map. */
export async function institutionPages(): Promise<ListedPage[]> {
  const all = await everyRecord((query) => call(institutionList, { query }))
  return all.map(({ id }) => {
    const path = routes.institution(id)
    return { paths: { en: path, ar: path }, changed: null }
  })
}
