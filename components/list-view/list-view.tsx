'use client'

import { Pagination } from '@/components/pagination/pagination'
import { isFiltered, type ListShape, type ListState } from '@/lib/api/list-state'
import { pageCount, type Page } from '@/lib/api/paging'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense, useId, useRef, type ReactNode } from 'react'
import { resultsId, viewAddress } from './address'
import { AddressWatch } from './address-watch'
import { ChosenFilters } from './chosen-filters'
import { FailedView } from './failed-view'
import type { FilterField } from './filter-fields'
import { FilterPanel } from './filter-panel'
import type { ListTexts, RecordTexts } from './list-texts'
import styles from './list-view.module.css'
import { NoRecords } from './no-records'
import { SortControl } from './sort-control'
import { useEarlyInput } from './use-early-input'
import { useOwnLinks } from './use-own-links'
import { usePage } from './use-page'
import { useTyping } from './use-typing'
import { useView } from './use-view'

/** What the server gives a list: data only, so that it can be handed to an island. */
export interface ListViewData<Item, Key extends string, Sort extends string> {
  locale: Locale
  /** The address of the list in its language. */
  path: string
  state: ListState<Key, Sort>
  /** The page of that view: the first one shown, without a call. */
  first: Page<Item>
  fields: readonly FilterField<Key>[]
  /** The orders a reader can choose among. */
  sorts?: readonly { value: Sort; text: string }[]
  texts: ListTexts & { records: RecordTexts }
}

interface ListViewProps<Item, Key extends string, Sort extends string> extends ListViewData<
  Item,
  Key,
  Sort
> {
  /** Names the list in the memory of the window. */
  name: string
  shape: ListShape<Key, Sort>
  /** Loads a view in the browser; import the feature's queries here, so that they come when needed. */
  load: (state: ListState<Key, Sort>) => Promise<Page<Item>>
  renderItem: (item: Item) => ReactNode
  /** Tells the records apart where their ids do not. */
  keyOf?: (item: Item) => string
  layout: 'cards' | 'rows'
  /** Shows the buttons that confirm and clear the filters, which work at once without them too. */
  buttons?: boolean
}

/**
 * A list with its filters: the server's view first and without script; then every filter, order
 * and page asks the list's call and changes the address only (spec/decisions.md section 2).
 */
export function ListView<
  Item extends { id: number | string },
  Key extends string,
  Sort extends string,
>(props: ListViewProps<Item, Key, Sort>) {
  const { locale, path, shape, fields, sorts, texts } = props
  const view = useView(shape, path, props.state)
  const { state, query, show } = view
  const typing = useTyping(shape, view)
  const answer = usePage({
    key: [props.name, query],
    load: () => props.load(state),
    first: { key: [props.name, shape.write(props.state)], page: props.first },
  })
  const page = answer.isError ? undefined : answer.data
  const section = useRef<HTMLElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const id = useId()
  const formId = `${id}-filters`
  const hrefOf = (other: ListState<Key, Sort>) => viewAddress(path, shape.write(other))
  useEarlyInput(formId, shape, view)

  useOwnLinks(section, path, (requested) => {
    const next = shape.parse(requested)
    show(next)
    results.current?.focus({ preventScroll: true })
    if (next.page !== state.page) section.current?.scrollIntoView()
  })

  const count = pageCount(page?.total ?? 0, shape.pageSize)
  const pages = { page: state.page, count }
  const counted = page === undefined || page.total === 0 ? '' : countOf(page, texts, locale)
  return (
    <section
      ref={section}
      id={resultsId}
      data-own-views
      aria-labelledby={id}
      className={fields.length > 0 ? styles.list : `${styles.list} ${styles.plain}`}
    >
      <Suspense>
        <AddressWatch />
      </Suspense>
      <h2 id={id} className={styles.title}>
        {texts.records.title}
      </h2>
      {fields.length > 0 && (
        <FilterPanel
          id={formId}
          action={`${path}#${resultsId}`}
          fields={fields}
          state={state}
          typing={typing}
          texts={texts}
          counted={counted}
          locale={locale}
          onChoose={(key, values) => show(shape.having(typing.settle(), key, values))}
          onSubmit={(typed) => show(typing.settle(typed))}
          buttons={props.buttons ?? false}
          onClear={() => show(shape.cleared(state))}
        />
      )}
      <div className={styles.main}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {counted}
            {counted !== '' && count > 1 && (
              <>
                <span aria-hidden="true"> · </span>
                {fillText(texts.pages.current, pages, locale)}
              </>
            )}
          </p>
          {sorts && sorts.length > 1 && (
            <SortControl
              form={formId}
              value={state.sort}
              options={sorts}
              texts={texts}
              onChange={(value) => show(shape.ordered(typing.settle(), value))}
            />
          )}
        </div>
        <ChosenFilters shape={shape} state={state} fields={fields} hrefOf={hrefOf} texts={texts} />
        <div
          ref={results}
          tabIndex={-1}
          role="group"
          aria-labelledby={id}
          aria-busy={answer.isFetching}
          className={answer.isPlaceholderData ? styles.waiting : undefined}
        >
          {answer.isError ? (
            <FailedView
              error={answer.error}
              texts={texts.failed}
              onRetry={() => void answer.refetch()}
            />
          ) : (
            <Records {...props} page={page} state={state} hrefOf={hrefOf} />
          )}
        </div>
        {page && (
          <Pagination
            {...pages}
            locale={locale}
            hrefOf={(n) => hrefOf({ ...state, page: n })}
            texts={texts.pages}
          />
        )}
      </div>
    </section>
  )
}

function countOf(page: Page<unknown>, texts: ListTexts & { records: RecordTexts }, locale: Locale) {
  if (page.total_capped) return texts.countCapped
  return countText(texts.records.count, page.total, locale)
}

/** The records of a view, or why there are none. */
function Records<Item extends { id: number | string }, Key extends string, Sort extends string>({
  page,
  state,
  hrefOf,
  path,
  texts,
  layout,
  renderItem,
  keyOf = ({ id }) => String(id),
}: ListViewProps<Item, Key, Sort> & {
  page: Page<Item> | undefined
  hrefOf: (state: ListState<Key, Sort>) => string
}) {
  if (!page) return null
  if (page.data.length > 0) {
    return (
      <ul className={styles[layout]}>
        {page.data.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
    )
  }
  if (page.total > 0) {
    const back = { href: hrefOf({ ...state, page: 1 }), text: texts.firstPage }
    return <NoRecords {...texts.beyond} back={back} />
  }
  return isFiltered(state) ? (
    <NoRecords
      {...(texts.records.emptyFiltered ?? texts.emptyFiltered)}
      back={{ href: path, text: texts.clearAll }}
    />
  ) : (
    <NoRecords {...(texts.records.empty ?? texts.empty)} />
  )
}
