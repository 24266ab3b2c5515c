'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { checkAddress } from './address'

/**
 * Tells when the router changed the query without rendering the page again, as a link of the menu
 * to the list itself does. Under Suspense it stays out of the cached page.
 */
export function AddressWatch() {
  const query = useSearchParams()?.toString()
  useEffect(checkAddress, [query])
  return null
}
