'use client'

import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { recordOf } from '@/lib/api/records'
import type { RefObject } from 'react'

type RowAction<Row> = (row: Row, reload: () => void) => void

/**
 * Keys of a list: j and k move the focus to the row after and before, and each further key does
 * something with the row that has the focus.
 */
export function useRowKeys<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  actions: Readonly<Record<string, RowAction<Row>>>,
  reload: () => void,
): void {
  const lines = () => [...(list.current?.querySelectorAll('tbody tr') ?? [])]
  const place = () => lines().findIndex((line) => line.contains(document.activeElement))
  const move = (by: number) => {
    const all = lines()
    const at = place()
    const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)
    all[next]?.querySelector<HTMLElement>('th a')?.focus()
  }
  const onRow = (act: RowAction<Row> | undefined) => {
    const row = rows[place()]
    if (row !== undefined) act?.(row, reload)
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...recordOf(Object.keys(actions), (key) => () => onRow(actions[key])),
  })
}
