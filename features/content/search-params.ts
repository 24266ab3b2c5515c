import { workViews } from '@/lib/api/list-address'
import { listShape, oneOf, textFilter, type ListShape } from '@/lib/api/list-state'
import { contentStates } from '@/lib/db/codes/content-states'
import { locales } from '@/lib/i18n/locale'
import type { ContentKind } from './kinds/contract'
import { sortsOf } from './kinds/rules'

/** The views of a kind's list, in any direction of its sorts; its own fields are filters too. */
export function contentListShape(kind: ContentKind): ListShape {
  const [first = 'id', ...others] = sortsOf(kind)
  const orders = [first, ...others].flatMap((sort) => {
    const field = sort.replace(/-desc$/, '')
    const [asc, desc] = [`${field}-asc`, `${field}-desc`]
    return sort === field ? [asc, desc] : [desc, asc]
  })
  const fields = (kind.filters ?? []).map((field) => [field, textFilter])
  return listShape({
    ...workViews,
    filters: {
      q: textFilter,
      state: oneOf(contentStates),
      missing: oneOf(locales),
      older: oneOf(locales),
      review: oneOf(['due']),
      ...Object.fromEntries(fields),
    },
    sorts: orders,
  })
}
