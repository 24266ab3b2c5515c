'use client'

import { useActiveOption } from '@/components/combobox/use-active-option'
import { Icon } from '@/components/icon/icon'
import { searchLength } from '@/lib/api/list-state'
import type { Locale } from '@/lib/i18n/locale'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { SearchType } from '../kinds/contract'
import { searchAddress, searchText, viewOfTypes } from '../search-params'
import { FoundOptions } from './found-options'
import { RecentOptions } from './recent-options'
import styles from './search-panel.module.css'
import type { SearchTexts } from './search-texts'
import { TypeChips } from './type-chips'
import { usePopularSearches, useResults } from './use-answers'
import { rememberSearch, useRecentSearches } from './use-recent-searches'

interface SearchPanelProps {
  locale: Locale
  texts: SearchTexts
  /** The initial text of the field. */
  text: string
  /** Called when a result is opened. */
  onLeave: () => void
}

/** The field, the type filters and the results of the search dialog. */
export function SearchPanel({ locale, texts, text, onLeave }: SearchPanelProps) {
  const router = useRouter()
  const id = useId()
  const listId = `${id}-list`
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [types, setTypes] = useState<readonly SearchType[]>([])
  const { recent, clear } = useRecentSearches()
  const popular = usePopularSearches(locale).filter((one) => !recent.includes(one))
  const results = useResults(locale, typed, types)

  const isEmpty = searchText(typed) === ''
  const hits = results.answer?.data ?? []
  // The last option links to all results.
  const options = isEmpty ? recent.length + popular.length : hits.length && hits.length + 1
  const shown = isEmpty ? 'recent' : `${results.text} ${types.join(' ')}`
  const list = useActiveOption(listId, options, shown)
  const address = searchAddress(locale, typed, viewOfTypes(types))

  // Anyone who opens the dialog wants to type.
  useEffect(() => field.current?.focus(), [])

  const put = (next: string) => {
    setTyped(next)
    field.current?.focus()
  }
  const follow = () => {
    rememberSearch(typed)
    onLeave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    follow()
    router.push(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing) list.press(event)
  }

  return (
    <div className={styles.panel}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {texts.label}
        </label>
        <Icon name="search" className={styles.sign} />
        <input
          ref={field}
          id={id}
          type="search"
          role="combobox"
          aria-expanded={options > 0}
          aria-controls={listId}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          aria-describedby={`${id}-hint`}
          className={styles.field}
          value={typed}
          placeholder={texts.label}
          maxLength={searchLength}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={texts.clear}
            onClick={() => put('')}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </form>
      <TypeChips
        locale={locale}
        texts={texts}
        counts={isEmpty ? undefined : results.answer?.counts}
        types={types}
        onChange={setTypes}
      />
      {isEmpty ? (
        <RecentOptions
          id={listId}
          texts={texts}
          recent={recent}
          popular={popular}
          optionProps={list.optionProps}
          onChoose={put}
          onClear={() => {
            clear()
            field.current?.focus()
          }}
        />
      ) : (
        <FoundOptions
          id={listId}
          locale={locale}
          texts={texts}
          results={results}
          typed={typed}
          address={address}
          optionProps={list.optionProps}
          onFollow={follow}
          onAllTypes={() => {
            setTypes([])
            field.current?.focus()
          }}
        />
      )}
      <p id={`${id}-hint`} className={isEmpty ? styles.hint : styles.label}>
        {texts.hint}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <span>{texts.keys.move}</span>
        <span>{texts.keys.open}</span>
        <span>{texts.keys.close}</span>
      </p>
    </div>
  )
}
