import 'server-only'
import type { Stances } from '@/lib/api/feature'
import type * as pageViewsCalls from '../contract'

/** A provider counts no pages; the browser gets the same answer. */
export const pageViewsAtProvider = {
  pageView: () => Promise.resolve('Success'),
} satisfies Partial<Stances<typeof pageViewsCalls>>
