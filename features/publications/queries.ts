import { currentUser } from '@/features/accounts/contract'
import { countries } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { viewFrom } from '@/lib/api/list-state'
import { wholeFrom } from '@/lib/api/paging'
import { publicationFilters, publicationList } from './contract'
import { choicesIn, matchesPublication } from './rules'
import { publicationViews, type PublicationState } from './search-params'

/** One view of the catalogue, as its address asks for it. */
export async function publicationPage(state: PublicationState) {
  const answer = await call(publicationList, { query: publicationViews.query(state) })
  return viewFrom(answer, publicationViews, state, matchesPublication)
}

/** The catalogue as a member first sees it: the view, what its filters offer, and who asks. */
export async function catalogue(state: PublicationState) {
  const [first, choices, { is_vip: isVip }] = await Promise.all([
    publicationPage(state),
    orWhenMissing(call(publicationFilters), async () => {
      const [answer, all] = await Promise.all([
        call(publicationList, { query: {} }),
        call(countries),
      ])
      return choicesIn(wholeFrom(answer), all)
    }),
    call(currentUser),
  ])
  return { first, choices, isVip }
}
