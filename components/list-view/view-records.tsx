'use client'

import { isFiltered, type ListState } from '@/lib/api/list-state'
import type { Page } from '@/lib/api/paging'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { ReactNode, RefObject } from 'react'
import { FailedView } from './failed-view'
import type { ListTexts } from './list-texts'
import styles from './list-view.module.css'
import { NoRecords } from './no-records'

interface ViewRecordsProps<Item, Key extends string, Sort extends string> {
  ref: RefObject<HTMLDivElement | null>
  list: {
    state: ListState<Key, Sort>
    page: Page<Item> | undefined
    answer: {
      isError: boolean
      error: unknown
      isFetching: boolean
      isPlaceholderData: boolean
      refetch: () => unknown
    }
    hrefOf: (state: ListState<Key, Sort>) => string
    titleId: string
  }
  locale: Locale
  /** The address of the list in its language. */
  path: string
  texts: Pick<
    ListTexts,
    'failed' | 'beyond' | 'firstPage' | 'clearAll' | 'empty' | 'emptyFiltered' | 'searchPortal'
  >
  children: (items: readonly Item[]) => ReactNode
}

/** The records of a view, or why there are none. */
export function ViewRecords<Item, Key extends string, Sort extends string>(
  props: ViewRecordsProps<Item, Key, Sort>,
) {
  const { ref, list, locale, path, texts, children } = props
  const { page, answer } = list
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={list.titleId}
      aria-busy={answer.isFetching}
      className={answer.isPlaceholderData ? styles.waiting : undefined}
    >
      {answer.isError && (
        <FailedView
          error={answer.error}
          texts={texts.failed}
          onRetry={() => void answer.refetch()}
        />
      )}
      {page &&
        (page.data.length > 0 ? (
          children(page.data)
        ) : (
          <Nothing list={list} locale={locale} path={path} texts={texts} page={page} />
        ))}
    </div>
  )
}

function Nothing<Item, Key extends string, Sort extends string>({
  list: { state, hrefOf },
  page,
  locale,
  path,
  texts,
}: Omit<ViewRecordsProps<Item, Key, Sort>, 'ref' | 'children'> & { page: Page<Item> }) {
  if (page.total > 0) {
    const back = { href: hrefOf({ ...state, page: 1 }), text: texts.firstPage }
    return <NoRecords {...texts.beyond} back={back} />
  }
  if (!isFiltered(state)) {
    const search = { href: localePath(locale, routes.search()), text: texts.searchPortal }
    return <NoRecords {...texts.empty} back={search} />
  }
  return <NoRecords {...texts.emptyFiltered} back={{ href: path, text: texts.clearAll }} />
}
