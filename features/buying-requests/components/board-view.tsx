'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { BuyingRequest } from '../contract'
import { boardShape, type BoardFilter, type BoardSort } from '../search-params'
import { RequestRow, type RequestRowTexts } from './request-row'

interface BoardViewProps extends ListViewData<BuyingRequest, BoardFilter, BoardSort> {
  row: RequestRowTexts
}

/** The open requests of buyers as a list with filters. */
export function BoardView({ row, ...list }: BoardViewProps) {
  return (
    <ListView
      {...list}
      name="buying-requests"
      shape={boardShape}
      layout="rows"
      lines
      load={async (state) => (await import('../queries')).boardPage(state)}
      renderItem={(request) => <RequestRow locale={list.locale} request={request} texts={row} />}
    />
  )
}
