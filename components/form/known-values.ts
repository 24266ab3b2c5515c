'use client'

import { createContext } from 'react'

/** What the portal knows of a person before they fill in a form. */
export interface KnownValues {
  /** Countries by their codes of two letters. */
  countries?: readonly string[]
}

/** Loads what another part of the portal knows; a form that is not within one knows nothing more. */
export const KnownValuesContext = createContext<() => Promise<KnownValues>>(() =>
  Promise.resolve({}),
)
