'use client'

import { call } from '@/lib/api/call'
import { unusedMedia } from '../contract'

/** A page of the files of the library that nothing uses. */
export const loadUnused = (query: { page: number; per_page: number }) =>
  call(unusedMedia, { query })
