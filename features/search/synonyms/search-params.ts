import { workViews } from '@/lib/api/list-address'
import { listShape, textFilter } from '@/lib/api/list-state'

/** The views of the list of synonyms. */
export const synonymListShape = listShape({ ...workViews, filters: { q: textFilter } })
