'use client'

import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** The form that somebody sent before its script arrived (`lib/cache/constant-script.ts`). */
    earlySubmit?: EventTarget | undefined
  }
}

/** Lets its form be sent once the script is here, and sends it if somebody already wanted that. */
export function EarlySubmit() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    form?.removeAttribute('data-waits-for-script')
    if (!form || window.earlySubmit !== form) return
    window.earlySubmit = undefined
    // The effects of the form itself come after this one.
    const sending = setTimeout(() => form.requestSubmit())
    return () => clearTimeout(sending)
  }, [])
  return <span ref={place} hidden />
}
