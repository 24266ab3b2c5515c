import { call } from '@/lib/api/call'
import { workViews } from '@/lib/api/list-address'
import type { ListState } from '@/lib/api/list-state'
import { pageLimit } from '@/lib/api/paging'
import { localized } from '@/lib/bilingual/in-locale'
import type { ReferenceEditor } from '@/lib/bilingual/field-editor'
import { locales, type Locale } from '@/lib/i18n/locale'
import { queryOptions } from '@tanstack/react-query'
import { contentList } from './contract'
import { numberOf } from './editing/rules'

interface Choice {
  value: string
  text: string
  lang: Locale
}

/** The most records that a list of choices or an order holds. */
const recordLimit = 1_000

/** The page of a kind's list that a view names; filters of the kind's fields share one parameter. */
export function contentPage(kind: string, { page, sort, filters }: ListState) {
  const { q, state, missing, older, review, ...fields } = filters
  const among = Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => `${field}:${value}`),
  )
  return call(contentList, {
    params: { kind },
    query: {
      page,
      per_page: workViews.pageSize,
      sort,
      q: q?.[0],
      state: state?.[0],
      missing: locales.find((locale) => locale === missing?.[0]),
      older: locales.find((locale) => locale === older?.[0]),
      review: review?.[0] === 'due' ? 'due' : undefined,
      filter: among.join(',') || undefined,
    },
  })
}

type ListQuery = NonNullable<Parameters<typeof call<typeof contentList>>[1]>['query']

/** All records of a kind that match a query, read page by page. */
export async function allRecords(kind: string, query: ListQuery = {}) {
  const found = []
  for (let page = 1; found.length < recordLimit; page += 1) {
    const { data, total } = await call(contentList, {
      params: { kind },
      query: { ...query, page, per_page: pageLimit },
    })
    found.push(...data)
    if (data.length < pageLimit || found.length >= total) break
  }
  return found
}

/** The records that a field can refer to, by their names in a language. */
export function choicesQuery({ of: kind, list }: ReferenceEditor, locale: Locale) {
  return queryOptions({
    queryKey: ['content-choices', kind, list ?? '', locale] as const,
    staleTime: 60_000,
    queryFn: async (): Promise<Choice[]> => {
      const rows = await allRecords(kind, list === undefined ? {} : { filter: `list:${list}` })
      return rows
        .filter(({ is_published }) => is_published)
        .map((row) => {
          const { text, lang } = localized(row, 'label', locale)
          return { value: numberOf(row.id), text, lang }
        })
    },
  })
}
