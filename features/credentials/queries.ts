import { countries, credentialTypes } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { usedValues } from '@/lib/api/used-values'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { credentialById, credentialList } from './contract'
import { filterValues } from './rules'
import { credentialListShape, type CredentialState } from './search-params'

/** Loads the view of the credentials that an address names. */
export async function credentialPage(state: CredentialState) {
  return pageOnly(await call(credentialList, { query: credentialListShape.query(state) }))
}

/** The options of the filters, and which values lead to a credential. */
export async function credentialChoices() {
  const [types, everywhere, all] = await Promise.all([
    call(credentialTypes),
    call(countries),
    everyRecord((query) => call(credentialList, { query })),
  ])
  return { types, countries: everywhere, used: usedValues(all, filterValues) }
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
