import { pageIn, plainAddress, type AddressFormat, type QuerySource } from './list-address'
import { keysOf, recordOf } from './records'

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

/** A mark that is set or not. */
export const markFilter = oneOf(['1'])

/** The form of an id, of a year, and of a country's ISO alpha-2 code, as a filter's value. */
export const yearValue = /^(?!0000)\d{4}$/
export const idValue = /^[1-9]\d{0,8}$/
export const countryValue = /^[A-Z]{2}$/

/** The orders of a list by its date, newest first as the default. */
export const dateSorts = ['date-desc', 'date-asc'] as const

export type DateSort = (typeof dateSorts)[number]

/** The orders of a list of days to come: the soonest first and what is over last, or all by date. */
export const soonestSorts = ['soonest', ...dateSorts] as const

export type SoonestSort = (typeof soonestSorts)[number]

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

/** Values of some filters, by the names of the filters. */
export type FilterValues = Readonly<Partial<Record<string, string | readonly string[]>>>

/** What one list can show: reads and writes the addresses of its views. The first order is the default. */
export interface ListShape<Key extends string = string, Sort extends string = string> {
  pageSize: number
  keys: readonly Key[]
  /** The view of the list's own address, without query. */
  start: ListState<Key, Sort>
  /** The view of an address; unknown parts are left out. */
  parse: (source: QuerySource) => ListState<Key, Sort>
  /** The query of a view's address, `?q=…&page=2` or ''; defaults are left out and values stand in
   * order, so that one view has one address. */
  write: (state: ListState<Key, Sort>) => string
  /** A view with other values of one filter, from its first page. */
  having: (state: ListState<Key, Sort>, key: Key, values: readonly string[]) => ListState<Key, Sort>
  /** A view with other values of some filters, from its first page; names of no filter are left out. */
  with: (state: ListState<Key, Sort>, values: FilterValues) => ListState<Key, Sort>
  /** A view without filters, from its first page. */
  cleared: (state: ListState<Key, Sort>) => ListState<Key, Sort>
  /** A view in another order, from its first page; an unknown order is the default. */
  ordered: (state: ListState<Key, Sort>, sort: string | undefined) => ListState<Key, Sort>
  /** The filters that are set; several values are separated by commas. */
  values: (state: ListState<Key, Sort>) => Partial<Record<Key, string>>
  /** The query of the list's call for this view. */
  query: (
    state: ListState<Key, Sort>,
  ) => { page: number; per_page: number; sort?: Sort } & Partial<Record<Key, string>>
}

/**
 * Declares the views of a list: its page size, filters and orders, the filters that it opens with,
 * and how its addresses are written.
 */
export function listShape<Key extends string, Sort extends string = never>(declared: {
  pageSize: number
  filters: Readonly<Record<Key, FilterRule>>
  sorts?: readonly Sort[]
  initial?: Readonly<Partial<Record<Key, string>>>
  address?: AddressFormat
}): ListShape<Key, Sort> {
  const { pageSize, filters, sorts = [], initial, address = plainAddress } = declared
  const keys = keysOf(filters)
  const standard: Sort | '' = sorts[0] ?? ''

  const cleaned = (key: Key, given: readonly string[]) => {
    const { many, clean } = filters[key]
    const values = [...new Set(given.map(clean))].filter((value) => value !== '')
    return many ? values.slice(0, valueLimit).toSorted() : values.slice(0, 1)
  }
  const every = (valuesOf: (key: Key) => readonly string[]) =>
    recordOf(keys, (key) => cleaned(key, valuesOf(key)))
  const known = (given: string | undefined) => sorts.find((sort) => sort === given) ?? standard
  const given = (state: ListState<Key, Sort>) => keys.filter((key) => state.filters[key].length > 0)
  const values: ListShape<Key, Sort>['values'] = (state) =>
    partOf(given(state), (key) => state.filters[key].join(','))

  const start = { page: 1, sort: standard, filters: every((key) => [initial?.[key] ?? '']) }
  const written = ({ page, sort, filters: chosen }: ListState<Key, Sort>) =>
    address.write({
      page,
      sort: sort === standard ? '' : sort,
      values: keys.flatMap((key) => chosen[key].map((value): [string, string] => [key, value])),
    })
  const startQuery = written(start)
  const changed = (state: ListState<Key, Sort>, chosen: FilterValues) => ({
    ...state,
    page: keys.some((key) => chosen[key] !== undefined) ? 1 : state.page,
    filters: every((key) => [chosen[key] ?? state.filters[key]].flat()),
  })

  return {
    pageSize,
    keys,
    start,
    parse: (source) => {
      const view = address.read(source)
      if (!view) return start
      const { page, sort, valuesOf } = view
      return { page: pageIn(page), sort: known(sort), filters: every(valuesOf) }
    },
    write: (state) => {
      const query = written(state)
      return query === startQuery ? '' : query
    },
    having: (state, key, chosen) => changed(state, { [key]: chosen }),
    with: changed,
    cleared: (state) => ({ ...state, page: 1, filters: every(() => []) }),
    ordered: (state, sort) => ({ ...state, page: 1, sort: known(sort) }),
    values,
    query: (state) => ({
      page: state.page,
      per_page: pageSize,
      ...(state.sort !== '' && state.sort !== standard && { sort: state.sort }),
      ...values(state),
    }),
  }
}

/** Whether any filter is set, beyond those of another view. */
export function isFiltered(state: ListState, beyond?: ListState): boolean {
  return Object.entries(state.filters).some(
    ([key, values]) => values.length > 0 && values.join() !== beyond?.filters[key]?.join(),
  )
}

function partOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Partial<Record<Key, Value>> {
  return recordOf(keys, valueOf)
}
