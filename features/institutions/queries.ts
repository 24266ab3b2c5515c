import {
  institutionGovernorates,
  institutionModes,
  institutionTypes,
} from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { viewFrom } from '@/lib/api/list-state'
import { everyRecord, wholeFrom } from '@/lib/api/paging'
import { numberIn, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { institutionById, institutionList, type Institution } from './contract'
import { matchesInstitution } from './rules'
import { institutionViews, type InstitutionState } from './search-params'

/** One view of the institutions, as its address asks for it. */
export async function institutionPage(state: InstitutionState) {
  const answer = await call(institutionList, { query: institutionViews.query(state) })
  return viewFrom(answer, institutionViews, state, matchesInstitution)
}

const isPublic = ({ status }: Institution) => status === 1

async function allInstitutions(): Promise<Institution[]> {
  const all = wholeFrom(await call(institutionList, { query: {} }))
  return all.filter(isPublic)
}

/**
 * The institution that a segment names, or null; a provider that knows only the list is asked for
 * that.
 */
export async function institutionAt(segment: string): Promise<Institution | null> {
  const id = numberIn(segment)
  if (id === null) return null
  const found = await orWhenMissing(call(institutionById, { params: { id } }), async () =>
    (await allInstitutions()).find((one) => one.id === id),
  )
  return found ?? null
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
  return all.filter(isPublic).map(({ id }) => {
    const path = routes.institution(id)
    return { paths: { en: path, ar: path }, changed: null }
  })
}
