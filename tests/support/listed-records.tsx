import type { Locale } from '@/lib/i18n/locale'
import type { ReactElement } from 'react'
import { arrivedIn } from './in-language'
import { pagedAnswer, queryOf } from './paged-answer'
import { answerCalls } from './test-transport'

/** The query of a call. */
export type Query = Record<string, unknown>

interface ListedRecords<Item, State> {
  /** The address of the list without language prefix. */
  path: string
  /** Whole answers that the list asks for as well, by the path of their call. */
  lists: ReadonlyMap<string, object>
  shape: { parse: (query: Record<string, string>) => State }
  List: (props: { locale: Locale; path: string; state: State }) => Promise<ReactElement>
  /** Whether a record is among those that a query asks for. */
  isFound: (record: Item, query: Query) => boolean
}

/** Shows a list over given records; the function answers the queries of the calls for its pages. */
export function listedRecords<Item, State>(list: ListedRecords<Item, State>) {
  const { path, lists, shape, List, isFound } = list
  return async (
    locale: Locale,
    records: readonly Item[],
    view: Record<string, string> = {},
  ): Promise<object[]> => {
    const queries: object[] = []
    answerCalls((endpoint, input) => {
      const whole = lists.get(endpoint.path)
      if (whole) return Promise.resolve(whole)
      const query = queryOf(input)
      if (!('page' in query)) return Promise.resolve(records)
      queries.push(query)
      const found = records.filter((record) => isFound(record, query))
      return Promise.resolve(pagedAnswer(found, query))
    })
    const address = `${path}?${new URLSearchParams(view)}`.replace(/\?$/, '')
    window.history.replaceState(null, '', locale === 'ar' ? `/ar${address}` : address)
    await arrivedIn(await List({ locale, path, state: shape.parse(view) }), { locale })
    return queries
  }
}
