'use client'

import { Pagination } from '@/components/pagination/pagination'
import type { ListState } from '@/lib/api/list-state'
import type { Page } from '@/lib/api/paging'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense, useRef, type ReactNode } from 'react'
import { resultsId } from './address'
import { AddressWatch } from './address-watch'
import { ChosenFilters } from './chosen-filters'
import { isOffered, type FilterField } from './filter-fields'
import { FilterPanel, type FilterBarOf } from './filter-panel'
import type { ListTexts, RecordTexts } from './list-texts'
import styles from './list-view.module.css'
import { SortControl } from './sort-control'
import { useList, type ListSource } from './use-list'
import { countOf, ViewCount } from './view-count'
import { ViewRecords } from './view-records'

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

interface ListViewProps<Item, Key extends string, Sort extends string>
  extends ListViewData<Item, Key, Sort>, ListSource<Item, Key, Sort> {
  renderItem: (item: Item) => ReactNode
  /** Tells the records apart where their ids do not. */
  keyOf?: (item: Item) => string
  layout: 'cards' | 'rows'
  /** On phones the records are lines without frames. */
  lines?: boolean
  /** Shows the buttons that confirm and clear the filters, which work at once without them too. */
  buttons?: boolean
  /** Shows the filters in one line over the records, under a tab that names these. */
  bar?: FilterBarOf<Key>
}

/** A list with its filters, next to its records where there is space. */
export function ListView<
  Item extends { id: number | string },
  Key extends string,
  Sort extends string,
>(props: ListViewProps<Item, Key, Sort>) {
  const { locale, path, shape, sorts, texts } = props
  const fields = props.fields.filter(isOffered)
  const { layout, lines = false, bar, renderItem, keyOf = ({ id }) => String(id) } = props
  const section = useRef<HTMLElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const onPage = () => section.current?.scrollIntoView()
  const list = useList(props, { section, results, onPage })
  const { state, show, typing, page, pages, hrefOf, titleId, formId } = list
  const counted = countOf(page, texts, texts.records.count, locale)
  return (
    <section
      ref={section}
      id={resultsId}
      data-own-views
      aria-labelledby={titleId}
      className={frameOf(fields.length, bar !== undefined)}
    >
      <Suspense>
        <AddressWatch />
      </Suspense>
      <h2 id={titleId} className={bar ? styles.unseen : styles.title}>
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
          bar={bar}
          onClear={() => show(shape.cleared(state))}
        />
      )}
      <div className={styles.bar}>
        <ViewCount counted={counted} pages={pages} texts={texts} locale={locale} />
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
      <div className={styles.main}>
        <ChosenFilters
          shape={shape}
          state={state}
          fields={fields}
          hrefOf={hrefOf}
          texts={texts}
          clearable={!bar && (page === undefined || page.total > 0)}
        />
        <ViewRecords
          ref={results}
          list={list}
          locale={locale}
          path={path}
          texts={{ ...texts, ...texts.records }}
        >
          {(items) => (
            <ul className={lines ? `${styles[layout]} ${styles.lines}` : styles[layout]}>
              {items.map((item) => (
                <li key={keyOf(item)}>{renderItem(item)}</li>
              ))}
            </ul>
          )}
        </ViewRecords>
        <Pagination
          {...pages}
          locale={locale}
          hrefOf={(n) => hrefOf({ ...state, page: n })}
          texts={texts.pages}
        />
      </div>
    </section>
  )
}

function frameOf(filters: number, isBarred: boolean): string | undefined {
  if (isBarred) return styles.barred
  return filters > 0 ? styles.list : `${styles.list} ${styles.plain}`
}
