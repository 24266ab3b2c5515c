'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { Barrier } from '../contract'
import { registerShape, type RegisterFilter } from '../search-params'
import { BarrierRow, type BarrierRowTexts } from './barrier-row'

interface RegisterViewProps extends ListViewData<Barrier, RegisterFilter, never> {
  row: BarrierRowTexts
}

/** The published barriers as a list with filters. */
export function RegisterView({ row, ...list }: RegisterViewProps) {
  return (
    <ListView
      {...list}
      name="barriers"
      shape={registerShape}
      layout="rows"
      lines
      load={async (state) => (await import('../queries')).registerPage(state)}
      renderItem={(barrier) => <BarrierRow locale={list.locale} barrier={barrier} texts={row} />}
    />
  )
}
