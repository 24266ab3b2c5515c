'use client'

import { whenOpened } from '@/components/modal/when-opened'

/** The confirmation of a deletion; its script loads on first use. */
export const LazyDeleteDialog = whenOpened(() =>
  import('./delete-dialog').then((module) => module.DeleteDialog),
)
