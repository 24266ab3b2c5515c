'use client'

import { endHydration } from '@/lib/i18n/browser-translation'
import { useEffect } from 'react'

/** Lets the browser translate the page from when React has taken it over. Mounted once in a layout. */
export function HydrationEnd() {
  useEffect(endHydration, [])
  return null
}
