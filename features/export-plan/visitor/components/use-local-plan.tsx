'use client'

import { useSyncExternalStore } from 'react'
import { readLocalPlan, subscribeToLocalPlan } from '../queries'
import type { LocalPlan } from '../rules'

/** The plan that the browser keeps; null until the page runs in a browser. */
export function useLocalPlan(): LocalPlan | null {
  return useSyncExternalStore(subscribeToLocalPlan, readLocalPlan, () => null)
}
