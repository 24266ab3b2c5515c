import { textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import type { ValuesOf } from '../used-values'
import { asksForPage, pageOf, wholeFrom, type Page } from '../paging'
import type { Problem } from '../problem'

/** What a list call may be asked; the other keys are filters, their values between commas. */
interface ListQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  sort?: string | undefined
}

/** What a list call of our contract does with the records, for a provider that answers them all. */
export interface TableList<Item, Query extends ListQuery> {
  /** How many records a page has when nothing else is asked. */
  pageSize: number
  /** Which records are public. */
  isShown?: (item: Item) => boolean
  /** The values of a record that a filter of the query is compared with. */
  filters?: { [Key in Exclude<keyof Query, keyof ListQuery>]?: ValuesOf<Item> }
  /** Filters that depend on each other. */
  matches?: (item: Item, query: Query) => boolean
  /** The bilingual fields that `q` is looked for in, and other texts. */
  searched?: readonly string[]
  texts?: (item: Item) => readonly string[]
  order?: (items: Item[], sort: Query['sort']) => Item[]
}

/**
 * The answer of a list call. A provider that pages by itself has done all of it; of a whole array
 * the records are chosen, ordered and paged here.
 */
export function listFromTable<Item extends object, Query extends ListQuery>(
  answer: Item[] | Page<Item>,
  query: Query,
  list: TableList<Item, Query>,
): Item[] | Page<Item> {
  if (!Array.isArray(answer)) return answer
  const chosen = arrangedTable(answer, query, list)
  if (!asksForPage(query)) return chosen
  const size = query.per_page ?? list.pageSize
  const start = ((query.page ?? 1) - 1) * size
  const rows = { data: chosen.slice(start, start + size), total: chosen.length }
  return pageOf(rows, query, list.pageSize)
}

/**
 * The record of an id from the whole list, for a provider without a call for one record. Throws
 * `missing` where there is none.
 */
export function recordIn<Item extends { id: number }>(
  answer: Item[] | Page<Item>,
  id: number,
  missing: Problem,
): Item {
  const found = wholeFrom(answer).find((item) => item.id === id)
  if (!found) throw missing
  return found
}

/** The records that a query means, in its order. */
export function arrangedTable<Item extends object, Query extends ListQuery>(
  items: readonly Item[],
  query: Query,
  list: TableList<Item, Query>,
): Item[] {
  const { isShown, matches, searched = [], texts, order } = list
  const filters = Object.entries<ValuesOf<Item> | undefined>(list.filters ?? {})
  const wanted = new Map<string, unknown>(Object.entries(query))
  const chosen = items.filter(
    (item) =>
      (isShown?.(item) ?? true) &&
      filters.every(([key, valuesOf]) => isAmong(wanted.get(key), valuesOf?.(item) ?? [])) &&
      (matches?.(item, query) ?? true) &&
      mentions(
        [
          ...searched.flatMap((field) => Object.values(textsOf(item, field))),
          ...(texts?.(item) ?? []),
        ],
        query.q ?? '',
      ),
  )
  return order ? order(chosen, query.sort) : chosen
}

function isAmong(wanted: unknown, values: readonly (string | number | null)[]): boolean {
  if (typeof wanted !== 'string' || wanted === '') return true
  const any = wanted.split(',')
  return values.some((value) => value !== null && any.includes(String(value)))
}
