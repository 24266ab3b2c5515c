import { BoardPage, boardMetadata } from '@/features/buying-requests/components/board-page'
import { hasBoard } from '@/features/buying-requests/queries'
import { boardShape } from '@/features/buying-requests/search-params'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { allTargets } from '@/features/follows/rules'
import { offerSectors } from '@/features/offers/directory/queries'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { bothLanguages } from '@/lib/bilingual/pair'
import { listPages } from '../page-factories'

export const board = listPages({
  parse: boardShape.parse,
  metadata: async ({ locale, siteName, state }) =>
    hasBoard() ? boardMetadata(locale, siteName, state) : notFoundMetadata(),
  render: async ({ locale, state }) => {
    if (!hasBoard()) return <NotFoundResponse locale={locale} />
    const sectors = await offerSectors('products')
    return (
      <>
        <BoardPage locale={locale} state={state} />
        <FollowStrip
          locale={locale}
          topics={[['requests', allTargets, bothLanguages('name', '')]]}
          more={sectors.map((sector) => ['requests', `sector:${sector.iid}`, sector])}
        />
      </>
    )
  },
})
