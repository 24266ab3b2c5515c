import { countries, credentialTypes } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly, wholeFrom } from '@/lib/api/paging'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { credentialById, credentialList, type Credential } from './contract'
import { credentialListShape, type CredentialState } from './search-params'

/** Loads the view of the credentials that an address names. */
export async function credentialPage(state: CredentialState) {
  return pageOnly(await call(credentialList, { query: credentialListShape.query(state) }))
}

async function allCredentials(): Promise<Credential[]> {
  return wholeFrom(await call(credentialList, { query: {} }))
}

/** The options of the filters: types, and countries and years that have credentials. */
export async function credentialChoices() {
  const [types, all, everywhere] = await Promise.all([
    call(credentialTypes),
    allCredentials(),
    call(countries),
  ])
  const places = new Set(all.map(({ country_id }) => country_id))
  const years = new Set(all.map(({ date }) => date.slice(0, 4)))
  return {
    types,
    countries: everywhere.filter(({ id }) => places.has(id)),
    years: [...years].toSorted().toReversed(),
  }
}

export type CredentialChoices = Awaited<ReturnType<typeof credentialChoices>>

/** One credential with its type, or null where there is none. */
export async function credential(id: number) {
  const [found, types] = await Promise.all([
    whenNotFound(call(credentialById, { params: { id } }), () => null),
    call(credentialTypes),
  ])
  if (!found) return null
  const type = types.find((one) => one.id === found.type)
  return { credential: found, type }
}

/** Every credential as a page of the site map. */
export async function credentialPages(): Promise<ListedPage[]> {
  const all = await everyRecord((query) => call(credentialList, { query }))
  return all.map(({ id, updated_at }) => ({
    paths: samePath(routes.credential(id)),
    changed: updated_at,
  }))
}
