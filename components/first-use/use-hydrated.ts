'use client'

import { useState, useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** Whether the component takes over HTML of the server; false where the browser rendered it. */
export function useHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
