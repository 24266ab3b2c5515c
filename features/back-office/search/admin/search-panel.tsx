'use client'

import { useActiveOption } from '@/components/combobox/use-active-option'
import { useRested } from '@/components/combobox/use-rested'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { Note } from '@/components/layout/note'
import { contentKindNames } from '@/features/content/contract'
import { searchLength, textFilter } from '@/lib/api/list-state'
import { endpointQuery } from '@/lib/api/query-options'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useAreas } from '../../admin/areas-context'
import { staffSearch } from '../contract'
import { screensNamed } from '../rules'
import type { OwnScreen } from '../rules'
import { FoundOptions } from './found-options'
import styles from './search-panel.module.css'

/** The pause in typing before a search starts. */
const pauseMs = 200

/** The field of the search with its results as options, by kind; without a text, all screens. */
export function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('admin.staffSearch')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const q = textFilter.clean(useRested(typed, pauseMs))
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(staffSearch, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const screens = screensNamed(useOwnScreens(), q)
  const groups = q === '' ? [] : (data ?? [])
  const found = groups.reduce((sum, { records }) => sum + records.length, 0)
  const count = screens.length + found
  const list = useActiveOption(`${id}-list`, count, `${q} ${count}`)
  // Anyone who opens the dialog wants to type.
  useEffect(() => field.current?.focus(), [])
  const press = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing) list.press(event)
  }
  const isWaiting = typed.trim() !== '' && (isFetching || textFilter.clean(typed) !== q)
  const said = () => {
    if (isWaiting) return t('searching')
    const hasMore = groups.some(({ has_more }) => has_more)
    return hasMore ? `${t('found', { count })} ${t('more')}` : t('found', { count })
  }
  return (
    <div className={styles.panel}>
      <Note htmlFor={id} as="label">
        {t('label')}
      </Note>
      <input
        ref={field}
        id={id}
        type="search"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.activeId}
        aria-autocomplete="list"
        className={styles.field}
        value={typed}
        maxLength={searchLength}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <p role="status" className={styles.status}>
        {q === '' ? <span data-keyboard>{t('hint')}</span> : said()}
      </p>
      {isError && q !== '' && <FailedPart onRetry={() => void refetch()} />}
      <FoundOptions
        id={`${id}-list`}
        screens={screens}
        groups={groups}
        isBusy={isWaiting}
        optionProps={list.optionProps}
        onFollow={onLeave}
      />
    </div>
  )
}

/** The screens that the person's roles open, with the lists of each kind of content. */
function useOwnScreens(): OwnScreen[] {
  const t = useTranslations('admin')
  const areas = useAreas()
  const kinds = areas.includes('content') ? contentKindNames : []
  return [
    ...areas.map((area) => ({ to: `/${area}`, name: t(`areas.${area}`) })),
    ...kinds.map((kind) => ({ to: `/content/${kind}`, name: t(`kinds.${kind}`) })),
  ]
}
