'use client'

import { useState } from 'react'
import type { WorkRow } from './work-row'

/** Rows of a page that a person has chosen; those that have left the page are no longer. */
export function useChosenRows<Row extends WorkRow>(all: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set())
  const rows = all.filter(({ id }) => ids.has(id))
  return {
    rows,
    has: ({ id }: Row) => ids.has(id),
    toggle: ({ id }: Row) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    /** Chooses every row of the page, or none where all are chosen. */
    toggleAll: () => setIds(new Set(rows.length === all.length ? [] : all.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

export type ChosenRows<Row extends WorkRow> = ReturnType<typeof useChosenRows<Row>>
