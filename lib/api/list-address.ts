/** The query of an address: in a browser, or as the server hands it to a page. */
export type QuerySource = URLSearchParams | Record<string, string | string[] | undefined>

/** What an address says of a view; its list checks the values. */
interface GivenView {
  page: string | undefined
  sort: string | undefined
  valuesOf: (key: string) => readonly string[]
}

/** How the views of a list are read from their addresses and written to them. */
export interface AddressFormat {
  /** Null for an address that names no view, which is that of the list itself. */
  read: (source: QuerySource) => GivenView | null
  /** The query, with its question mark; `sort` is '' for the default order. */
  write: (view: { page: number; sort: string; values: readonly [string, string][] }) => string
}

/** Public lists: every filter is a parameter, `?q=…&kind=fair&kind=visit&sort=date-asc&page=2`. */
export const plainAddress: AddressFormat = {
  read: (source) => ({
    page: valuesIn(source, 'page')[0],
    sort: onlyIn(source, 'sort'),
    valuesOf: (key) => valuesIn(source, key),
  }),
  write: ({ page, sort, values }) => {
    const search = new URLSearchParams(values.map((value) => [...value]))
    return queryWith(search, { sort, page })
  },
}

/**
 * Work lists: the filters are one parameter, `?filter={"open":"1"}&sort=id&order=ASC&page=2`, so that
 * an address without filters differs from that of a list which opens with some.
 */
export const workAddress: AddressFormat = {
  read: (source) => {
    const [page, field, order, filter] = ['page', 'sort', 'order', 'filter'].map(
      (name) => valuesIn(source, name)[0],
    )
    if ([page, field, filter].every((given) => given === undefined)) return null
    const values = valuesOfJson(filter)
    return {
      page,
      sort: `${field}-${order?.toLowerCase()}`,
      valuesOf: (key) => {
        const value = values.get(key)
        return typeof value === 'string' ? [value] : []
      },
    }
  },
  write: ({ page, sort, values }) => {
    const [field = '', order = ''] = sort.split('-')
    const search = new URLSearchParams({ filter: JSON.stringify(Object.fromEntries(values)) })
    return queryWith(search, { sort: field, order: order.toUpperCase(), page })
  },
}

/** What the work lists share: 25 records a page, and the form of their addresses. */
export const workViews = { pageSize: 25, address: workAddress } as const

/** The query of a work list that is narrowed by these filters, for links to it. */
export function workQuery(filters: Readonly<Record<string, string>>): string {
  return workAddress.write({ page: 1, sort: '', values: Object.entries(filters) })
}

/** The page number of an address, from 1 to 100,000; 1 for an invalid one. */
export function pageIn(value: string | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1
  return page <= 100_000 ? page : 1
}

function queryWith(
  search: URLSearchParams,
  { page, ...order }: { page: number; sort: string; order?: string },
): string {
  for (const [name, value] of Object.entries(order)) if (value !== '') search.set(name, value)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

function valuesIn(source: QuerySource, key: string): string[] {
  if (source instanceof URLSearchParams) return source.getAll(key)
  const value = source[key]
  return value === undefined ? [] : [value].flat()
}

function onlyIn(source: QuerySource, key: string): string | undefined {
  const [value, ...more] = valuesIn(source, key)
  return more.length === 0 ? value : undefined
}

function valuesOfJson(text = ''): Map<string, unknown> {
  try {
    const given: unknown = JSON.parse(text)
    return new Map(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  } catch {
    return new Map()
  }
}
