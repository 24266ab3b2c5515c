/** Longest text somebody can search a list for (spec part 1 section 5). */
export const searchLength = 200

/** The values a filter takes, and how many of them at once. */
export interface FilterRule {
  many: boolean
  /** The value in its canonical form; '' for an invalid one. */
  clean: (value: string) => string
}

/** A search text: one line, without invisible characters. */
export const textFilter: FilterRule = {
  many: false,
  clean: (value) =>
    value
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, searchLength)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
}

function among(values: readonly string[] | RegExp): FilterRule['clean'] {
  const known = (value: string) =>
    values instanceof RegExp ? values.test(value) : values.includes(value)
  return (value) => (known(value) ? value : '')
}

/** One value at a time: of a list, or of a form such as a country's code. */
export const oneOf = (values: readonly string[] | RegExp): FilterRule => ({
  many: false,
  clean: among(values),
})

/** Any number of values together. */
export const manyOf = (values: readonly string[] | RegExp): FilterRule => ({
  many: true,
  clean: among(values),
})

/** The form of an id, of a year, and of a country's ISO alpha-2 code, as a filter's value. */
export const yearValue = /^\d{4}$/
export const idValue = /^[1-9]\d{0,8}$/
export const countryValue = /^[A-Z]{2}$/

/** The orders of a list by its date, newest first as the default. */
export const dateSorts = ['date-desc', 'date-asc'] as const

export type DateSort = (typeof dateSorts)[number]

/** The most values of one filter, here and in a call (`valueList`). */
export const valueLimit = 50

/** A view of a list: its filters, order and page, as its address says them. */
export interface ListState<Key extends string = string, Sort extends string = string> {
  page: number
  /** '' in a list that has one order only. */
  sort: Sort | ''
  /** Every filter with its values; none is an empty array. */
  filters: Readonly<Record<Key, readonly string[]>>
}

type Source = URLSearchParams | Record<string, string | string[] | undefined>

/** What one list can show: reads and writes the addresses of its views. The first order is the default. */
export interface ListShape<Key extends string = string, Sort extends string = string> {
  pageSize: number
  keys: readonly Key[]
  /** The view of an address; unknown parts are left out. */
  parse: (source: Source) => ListState<Key, Sort>
  /** The query of a view's address, `?q=…&page=2` or ''; defaults are left out and values are
   * sorted, so that one view has one address. */
  write: (state: ListState<Key, Sort>) => string
  /** A view with other values of one filter, from its first page. */
  having: (state: ListState<Key, Sort>, key: Key, values: readonly string[]) => ListState<Key, Sort>
  /** The query of the list's call for this view; several values are separated by commas. */
  query: (
    state: ListState<Key, Sort>,
  ) => { page: number; per_page: number; sort?: Sort } & Partial<Record<Key, string>>
}

/** Declares the shape of a list: its page size, filters and orders. */
export function listShape<Key extends string, Sort extends string = never>(declared: {
  pageSize: number
  filters: Readonly<Record<Key, FilterRule>>
  sorts?: readonly Sort[]
}): ListShape<Key, Sort> {
  const { pageSize, filters, sorts = [] } = declared
  const keys = keysOf(filters)
  const standard = sorts[0] ?? ''

  const cleaned = (key: Key, given: readonly string[]) => {
    const { many, clean } = filters[key]
    const values = [...new Set(given.map(clean))].filter((value) => value !== '')
    return many ? values.slice(0, valueLimit).toSorted() : values.slice(0, 1)
  }
  const every = (valuesOf: (key: Key) => readonly string[]) =>
    recordOf(keys, (key) => cleaned(key, valuesOf(key)))

  return {
    pageSize,
    keys,
    parse: (source) => ({
      page: pageIn(valuesIn(source, 'page')[0]),
      sort: sorts.find((sort) => sort === valuesIn(source, 'sort')[0]) ?? standard,
      filters: every((key) => valuesIn(source, key)),
    }),
    write: (state) => {
      const search = new URLSearchParams()
      for (const key of keys) for (const value of state.filters[key]) search.append(key, value)
      if (state.sort !== standard) search.set('sort', state.sort)
      if (state.page > 1) search.set('page', String(state.page))
      return search.size > 0 ? `?${search}` : ''
    },
    having: (state, key, values) => ({
      ...state,
      page: 1,
      filters: { ...state.filters, [key]: cleaned(key, values) },
    }),
    query: ({ page, sort, filters: chosen }) => {
      const given = keys.filter((key) => chosen[key].length > 0)
      return {
        page,
        per_page: pageSize,
        ...(sort !== '' && sort !== standard && { sort }),
        ...partOf(given, (key) => chosen[key].join(',')),
      }
    },
  }
}

/** Whether any filter is set. */
export function isFiltered(state: ListState): boolean {
  return Object.values(state.filters).some((values) => values.length > 0)
}

function valuesIn(source: Source, key: string): string[] {
  if (source instanceof URLSearchParams) return source.getAll(key)
  const value = source[key]
  return value === undefined ? [] : [value].flat()
}

function pageIn(value: string | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1
  return page <= 100_000 ? page : 1
}

/** `Object.keys` of a record whose keys the compiler knows. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}

/** A record with a value for each of the keys. */
function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

function partOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Partial<Record<Key, Value>> {
  return recordOf(keys, valueOf)
}
