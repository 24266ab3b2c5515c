import { call } from '@/lib/api/call'
import { pageLimit } from '@/lib/api/paging'
import { localized } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { queryOptions } from '@tanstack/react-query'
import { contentList } from './contract'
import { numberOf, type Reference } from './editing/rules'

interface Choice {
  value: string
  text: string
  lang: Locale
}

/** Most records that a list of choices or an order holds. */
const mostRecords = 1_000

type ListQuery = NonNullable<Parameters<typeof call<typeof contentList>>[1]>['query']

/** Every record of a kind that a query finds, page after page. */
export async function everyRow(kind: string, query: ListQuery = {}) {
  const found = []
  for (let page = 1; found.length < mostRecords; page += 1) {
    const { data, total } = await call(contentList, {
      params: { kind },
      query: { ...query, page, per_page: pageLimit },
    })
    found.push(...data)
    if (data.length < pageLimit || found.length >= total) break
  }
  return found
}

/** The records that a field can name, by their names in a language. */
export function choicesQuery({ kind, list }: Reference, locale: Locale) {
  return queryOptions({
    queryKey: ['content-choices', kind, list ?? '', locale] as const,
    staleTime: 60_000,
    queryFn: async (): Promise<Choice[]> => {
      const rows = await everyRow(kind, list === undefined ? {} : { filter: `list:${list}` })
      return rows
        .filter(({ is_published }) => is_published)
        .map((row) => {
          const { text, lang } = localized(row, 'label', locale)
          return { value: numberOf(row.id), text, lang }
        })
    },
  })
}
