import 'server-only'
import { adapter } from '@/lib/api/upstream/adapter'
import { pageView } from '../contract'

/** A provider counts no pages; a browser is not told so. */
export const pageViewAdapters = [adapter(pageView, () => Promise.resolve('Success'))]
