'use client'

import { createContext, use, useCallback, useState, type ReactNode } from 'react'

type Views = Readonly<Record<string, string>>

type SaveView = (resource: string, query: string) => void

const LastViewsContext = createContext<readonly [Views, SaveView]>([{}, () => {}])

/** Work lists that remember their last view until the page is left. */
export function LastViews({ children }: { children: ReactNode }) {
  const [views, setViews] = useState<Views>({})
  const save = useCallback<SaveView>(
    (resource, query) => setViews((before) => ({ ...before, [resource]: query })),
    [],
  )
  return <LastViewsContext value={[views, save]}>{children}</LastViewsContext>
}

/** The query of the view that a work list showed last, '' for none, and how to change it. */
export function useLastView(resource: string): readonly [string, (query: string) => void] {
  const [views, save] = use(LastViewsContext)
  return [views[resource] ?? '', (query) => save(resource, query)]
}
