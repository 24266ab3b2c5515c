'use client'

import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { firstUse } from './first-use'

/**
 * Whether somebody has used the page, or need not: what is rendered then comes in slices, so that
 * taps on the page are answered between.
 */
export function useFirstUse(isUrgent: () => boolean): boolean {
  const [isUsed, setUsed] = useState(false)
  const reason = useEffectEvent(() => (isUrgent() ? Promise.resolve() : firstUse()))
  useEffect(() => {
    let isHere = true
    void reason().then(() => {
      if (isHere) startTransition(() => setUsed(true))
    })
    return () => {
      isHere = false
    }
  }, [])
  return isUsed
}
