import { call } from '@/lib/api/call'
import { pageLimit } from '@/lib/api/paging'
import { localized } from '@/lib/bilingual/in-locale'
import type { ReferenceEditor } from '@/lib/bilingual/field-editor'
import type { Locale } from '@/lib/i18n/locale'
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
