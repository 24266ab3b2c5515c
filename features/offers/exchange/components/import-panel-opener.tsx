'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** The import of a file, which is loaded with what is known of the last one. */
export const ImportPanelOpener = browserOnly(() =>
  import('./import-panel').then((module) => module.ImportPanel),
)
