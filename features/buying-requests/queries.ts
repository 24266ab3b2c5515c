import { countries } from '@/features/reference-lists/contract'
import { industryList } from '@/features/sectors/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import {
  buyingRequestById,
  buyingRequestChoices,
  buyingRequestList,
  type BuyingRequest,
} from './contract'
import { boardShape, type BoardState } from './search-params'

/** Loads the view of the board that an address names. */
export async function boardPage(state: BoardState) {
  return pageOnly(await call(buyingRequestList, { query: boardShape.query(state) }))
}

/** The values of the filters that lead to a request, and the names of those that may be chosen. */
export async function boardChoices() {
  const [used, sectors, everywhere] = await Promise.all([
    call(buyingRequestChoices),
    call(industryList),
    call(countries),
  ])
  return { used, sectors, everywhere }
}

export type BoardChoices = Awaited<ReturnType<typeof boardChoices>>

/** A request that is or was public, or null. */
export function publicRequest(id: number): Promise<BuyingRequest | null> {
  return whenNotFound(call(buyingRequestById, { params: { id } }), () => null)
}

/** Whether the portal has requests of buyers at all. */
export const hasBoard = () => isServed(buyingRequestList)

/** The newest requests with the filters of a view, for the feed; without samples. */
export async function feedRequests(state: BoardState): Promise<BuyingRequest[]> {
  const filters = boardShape.values(state)
  const query = { ...filters, page: 1, per_page: 50 }
  const { data } = pageOnly(await call(buyingRequestList, { query }))
  return data.filter(({ sample }) => !sample)
}

/** The board and its open requests, without samples, as pages of the site map; none without a board. */
export async function boardPages(): Promise<ListedPage[]> {
  if (!hasBoard()) return []
  const all = await everyRecord((query) => call(buyingRequestList, { query }))
  const open = all.filter(({ sample }) => !sample)
  return [
    { paths: samePath(routes.buyingRequests()), changed: open[0]?.published_at ?? null },
    { paths: samePath(routes.newBuyingRequest()), changed: null },
    ...open.map(({ id, updated_at }) => ({
      paths: samePath(routes.buyingRequest(id)),
      changed: updated_at,
    })),
  ]
}
