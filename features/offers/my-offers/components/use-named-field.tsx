'use client'

import { useEffect, useEffectEvent } from 'react'

/** The part of an address that names a field of the form, as `fieldAnchor` writes it. */
const named = /^#field-([a-z_]+)$/

/** The part of an address that leads to a field of the form. */
export const fieldAnchor = (name: string) => `#field-${name}`

/** Leads to the field that the address names, once the form is there. */
export function useNamedField(goTo: (name: string) => void) {
  const open = useEffectEvent(goTo)
  useEffect(() => {
    const [, name] = named.exec(window.location.hash) ?? []
    if (name !== undefined) open(name)
  }, [])
}
