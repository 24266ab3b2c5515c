import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import { publicationCounts, publicationFilters, publicationList } from './contract'
import { publicationListShape, type PublicationState } from './search-params'

/** Loads the view of the catalogue that an address names. */
export async function publicationPage(state: PublicationState) {
  return pageOnly(await call(publicationList, { query: publicationListShape.query(state) }))
}

/** Loads the catalogue in numbers, for everybody; null where they are not known. */
export async function catalogueNumbers() {
  return whenNotFound(call(publicationCounts), () => null)
}

/** Loads the catalogue of a member: the view, the options of the filters, and the account. */
export async function catalogue(state: PublicationState) {
  const [first, choices, { is_vip: isVip }] = await Promise.all([
    publicationPage(state),
    call(publicationFilters),
    call(currentUser),
  ])
  return { first, choices, isVip }
}
