import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import { publicationFilters, publicationList } from './contract'
import { publicationViews, type PublicationState } from './search-params'

/** One view of the catalogue, as its address asks for it. */
export async function publicationPage(state: PublicationState) {
  return pageOnly(await call(publicationList, { query: publicationViews.query(state) }))
}

/** The catalogue as a member first sees it: the view, what its filters offer, and who asks. */
export async function catalogue(state: PublicationState) {
  const [first, choices, { is_vip: isVip }] = await Promise.all([
    publicationPage(state),
    call(publicationFilters),
    call(currentUser),
  ])
  return { first, choices, isVip }
}
