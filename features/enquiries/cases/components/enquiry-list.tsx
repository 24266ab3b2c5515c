'use client'

import { viewAddress, resultsId } from '@/components/list-view/address'
import { AddressWatch } from '@/components/list-view/address-watch'
import { FailedView } from '@/components/list-view/failed-view'
import type { ListTexts } from '@/components/list-view/list-texts'
import { NoRecords } from '@/components/list-view/no-records'
import { SortControl } from '@/components/list-view/sort-control'
import { useEarlyInput } from '@/components/list-view/use-early-input'
import { useOwnLinks } from '@/components/list-view/use-own-links'
import { usePage } from '@/components/list-view/use-page'
import { useTyping } from '@/components/list-view/use-typing'
import { useView } from '@/components/list-view/use-view'
import { Pagination } from '@/components/pagination/pagination'
import { isFiltered } from '@/lib/api/list-state'
import { pageCount, type Page } from '@/lib/api/paging'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense, useId, useRef } from 'react'
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

/**
 * The list of the person's enquiries. The server renders the first view, also without script; then
 * every filter, order and page uses the call and changes only the address (spec/decisions.md
 * section 2).
 */
export function EnquiryList(props: EnquiryListProps) {
  const { locale, userId, path, texts } = props
  const view = useView(enquiryListShape, path, props.state)
  const { state, query, show } = view
  const typing = useTyping(enquiryListShape, view)
  const name = `enquiries-${userId}`
  const answer = usePage({
    key: [name, query],
    load: async () => (await import('../queries')).enquiriesPage(userId, state),
    first: { key: [name, enquiryListShape.write(props.state)], page: props.first },
  })
  const section = useRef<HTMLElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const id = useId()
  const filtersId = `${id}-filters`
  const hrefOf = (other: EnquiryState) => viewAddress(path, enquiryListShape.write(other))
  useEarlyInput(filtersId, enquiryListShape, view)
  useOwnLinks(section, path, (searchParams) => {
    show(enquiryListShape.parse(searchParams))
    results.current?.focus({ preventScroll: true })
  })

  const page = answer.isError ? undefined : answer.data
  const pages = { page: state.page, count: pageCount(page?.total ?? 0, enquiryListShape.pageSize) }
  const sorted = (sort: EnquirySort | '') => ({ ...state, page: 1, sort })
  return (
    <section
      ref={section}
      id={resultsId}
      data-own-views
      aria-labelledby={`${id}-title`}
      className={styles.list}
    >
      <Suspense>
        <AddressWatch />
      </Suspense>
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <EnquiryFilters
        id={filtersId}
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
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {page && page.total > 0 && countText(texts.count, page.total, locale)}
          {pages.count > 1 && (
            <>
              <span aria-hidden="true"> · </span>
              {fillText(texts.list.pages.current, pages, locale)}
            </>
          )}
        </p>
        <div className={styles.sort}>
          <SortControl
            form={filtersId}
            value={state.sort}
            options={enquirySorts.map((value) => ({ value, text: texts.sorts[value] }))}
            texts={texts.list}
            onChange={(value) => show(sorted(enquiryListShape.parse({ sort: value }).sort))}
          />
        </div>
      </div>
      <div
        ref={results}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-busy={answer.isFetching}
        className={answer.isPlaceholderData ? styles.waiting : undefined}
      >
        {answer.isError && (
          <FailedView
            error={answer.error}
            texts={texts.list.failed}
            onRetry={() => void answer.refetch()}
          />
        )}
        {page && page.data.length > 0 && (
          <EnquiryTable
            locale={locale}
            rows={page.data}
            sort={state.sort}
            hrefOf={(column) => hrefOf(sorted(sortAfter(column, state.sort)))}
            labelledBy={`${id}-title`}
            texts={texts}
          />
        )}
        {page && page.data.length === 0 && (
          <Nothing page={page} state={state} path={path} hrefOf={hrefOf} texts={texts} />
        )}
      </div>
      <Pagination
        {...pages}
        hrefOf={(n) => hrefOf({ ...state, page: n })}
        numberOf={(n) => formatNumber(n, locale)}
        texts={{
          ...texts.list.pages,
          current: fillText(texts.list.pages.current, pages, locale),
          page: (n) => fillText(texts.list.pages.page, { page: n }, locale),
        }}
      />
    </section>
  )
}

interface NothingProps {
  page: Page<EnquiryRow>
  state: EnquiryState
  path: string
  hrefOf: (state: EnquiryState) => string
  texts: EnquiryListTexts
}

/** The empty state of a view: the reason and a link to all enquiries. */
function Nothing({ page, state, path, hrefOf, texts }: NothingProps) {
  const { list } = texts
  if (page.total > 0) {
    const back = { href: hrefOf({ ...state, page: 1 }), text: list.firstPage }
    return <NoRecords {...list.beyond} back={back} />
  }
  if (!isFiltered(state)) return <NoRecords {...texts.empty} />
  return <NoRecords {...list.emptyFiltered} back={{ href: path, text: list.clearAll }} />
}
