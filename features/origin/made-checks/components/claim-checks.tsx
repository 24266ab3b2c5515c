'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { claimLocalChecks } from '../queries'

/** Takes the checks that the browser made without an account into the one that reads its checks. */
export function ClaimChecks() {
  const { refresh } = useRouter()
  useEffect(() => {
    void claimLocalChecks().then(
      (hasClaimed) => {
        if (hasClaimed) refresh()
      },
      // The browser keeps them for the next visit.
      () => {},
    )
  }, [refresh])
  return null
}
