'use client'

import { withQuery } from '@/lib/i18n/with-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Navigates to the new address after a client-side navigation to the old one. */
export function RedirectStep({ href }: { href: string }) {
  const router = useRouter()
  useEffect(() => router.replace(withQuery(href, window.location.search)), [router, href])
  return null
}
