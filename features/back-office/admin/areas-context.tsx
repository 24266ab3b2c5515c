'use client'

import { createContext, use } from 'react'
import type { Area } from '../rules'

/** The areas open to the current person. */
export const AreasContext = createContext<readonly Area[]>([])

export function useAreas(): readonly Area[] {
  return use(AreasContext)
}
