'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** The registration; its skeleton shows before. */
export const RegistrationOpener = browserOnly(() =>
  import('./registration').then((module) => module.Registration),
)
