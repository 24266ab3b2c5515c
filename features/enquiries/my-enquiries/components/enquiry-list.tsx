'use client'

import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { resultsId } from '@/components/list-view/address'
import { AddressWatch } from '@/components/list-view/address-watch'
import type { ListTexts } from '@/components/list-view/list-texts'
import { SortControl } from '@/components/list-view/sort-control'
import { useList } from '@/components/list-view/use-list'
import { countOf, ViewCount } from '@/components/list-view/view-count'
import { ViewRecords } from '@/components/list-view/view-records'
import { Pagination } from '@/components/pagination/pagination'
import type { Page } from '@/lib/api/paging'
import type { CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense, useRef } from 'react'
import { enquirySorts, type EnquiryRow, type EnquirySort } from '../contract'
import { sortAfter } from '../rules'
import { enquiryListShape, type EnquiryState } from '../search-params'
import { EnquiryFilters, type FilterTexts } from './enquiry-filters'
import styles from './enquiry-list.module.css'
import { EnquiryTable, type TableTexts } from './enquiry-table'

export interface EnquiryListTexts extends FilterTexts, TableTexts {
  title: string
  count: CountForms
  empty: Record<'title' | 'text', string>
  sorts: Record<EnquirySort, string>
  list: ListTexts
}

interface EnquiryListProps {
  locale: Locale
  userId: number
  /** The address of the list in its language. */
  path: string
  state: EnquiryState
  /** The page of that view, from the server. */
  first: Page<EnquiryRow>
  counts: Readonly<Partial<Record<number, number>>>
  texts: EnquiryListTexts
}

/** The list of the person's enquiries, as a table whose heads change the order. */
export function EnquiryList(props: EnquiryListProps) {
  const { locale, userId, path, texts } = props
  const section = useRef<HTMLElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const source = {
    ...props,
    name: `enquiries-${userId}`,
    shape: enquiryListShape,
    load: async (state: EnquiryState) => {
      const { enquiriesPage } = await import('../queries')
      return enquiriesPage(userId, state)
    },
  }
  const list = useList(source, { section, results })
  const { state, show, typing, pages, hrefOf, titleId, formId } = list
  const counted = countOf(list.page, texts.list, texts.count, locale)
  return (
    <Stack
      ref={section}
      id={resultsId}
      data-own-views
      aria-labelledby={titleId}
      as="section"
      gap={5}
      bounded
    >
      <Suspense>
        <AddressWatch />
      </Suspense>
      <Text id={titleId} as="h2" tone="title" step={2}>
        {texts.title}
      </Text>
      <EnquiryFilters
        id={formId}
        locale={locale}
        action={`${path}#${resultsId}`}
        state={state}
        typed={typing.texts.q}
        counts={props.counts}
        texts={texts}
        onType={(text) => typing.type('q', text)}
        onChoose={(statuses) => show(enquiryListShape.having(typing.settle(), 'status', statuses))}
        onSubmit={(text) => show(typing.settle({ q: text }))}
      />
      <Row gap={5} lineGap={2} align="center" justify="between">
        <ViewCount counted={counted} pages={pages} locale={locale} texts={texts.list} />
        <div className={styles.sort}>
          <SortControl
            form={formId}
            value={state.sort}
            options={enquirySorts.map((value) => ({ value, text: texts.sorts[value] }))}
            texts={texts.list}
            onChange={(value) => show(enquiryListShape.ordered(state, value))}
          />
        </div>
      </Row>
      <ViewRecords
        ref={results}
        list={list}
        locale={locale}
        path={path}
        texts={{ ...texts.list, empty: texts.empty }}
      >
        {(rows) => (
          <EnquiryTable
            locale={locale}
            rows={rows}
            sort={state.sort}
            hrefOf={(column) =>
              hrefOf(enquiryListShape.ordered(state, sortAfter(column, state.sort)))
            }
            labelledBy={titleId}
            texts={texts}
          />
        )}
      </ViewRecords>
      <Pagination
        {...pages}
        locale={locale}
        hrefOf={(n) => hrefOf({ ...state, page: n })}
        texts={texts.list.pages}
      />
    </Stack>
  )
}
