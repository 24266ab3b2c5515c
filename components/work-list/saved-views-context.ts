'use client'

import { createContext, type ReactNode } from 'react'

/** The view of a work list by its query, and the way to another one. */
export interface ShownView {
  /** The list's address in the back office. */
  resource: string
  /** The query of the view on the screen; '' for the one that the list opens with. */
  query: string
  show: (query: string) => void
}

/** Shows the views that a person has saved for a list, where they can be saved. */
export const SavedViewsContext = createContext<((view: ShownView) => ReactNode) | null>(null)
