'use client'

import { whenOpened } from '@/components/modal/when-opened'

/** The question before a deletion; its script comes when it is asked for the first time. */
export const LazyDeleteDialog = whenOpened(() =>
  import('./delete-dialog').then((module) => module.DeleteDialog),
)
