'use client'

import { useSyncExternalStore } from 'react'
import { readLocalPlan, subscribeToLocalPlan, type LocalPlan } from '../local-plan'

/** The plan that the browser keeps; null until the page runs in a browser. */
export function useLocalPlan(): LocalPlan | null {
  return useSyncExternalStore(subscribeToLocalPlan, readLocalPlan, () => null)
}
