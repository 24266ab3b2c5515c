'use client'

import { createContext, use } from 'react'
import type { Area } from '../rules'

/** The areas open to whoever is at work. */
export const AreasContext = createContext<readonly Area[]>([])

export function useAreas(): readonly Area[] {
  return use(AreasContext)
}
