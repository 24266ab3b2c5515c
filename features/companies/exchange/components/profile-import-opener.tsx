'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** The import of a company's profile; its skeleton shows before. */
export const ProfileImportOpener = browserOnly(() =>
  import('./profile-import').then((module) => module.ProfileImport),
)
