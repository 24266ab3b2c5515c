'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Icon } from '@/components/icon/icon'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { searchLength } from '@/lib/api/list-state'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useRouter } from 'next/navigation'
import { Suspense, useId, useRef, useState, type FormEvent } from 'react'
import { searchAddress, searchText } from '../search-params'
import styles from './search-field.module.css'
import type { FieldTexts } from './search-texts'
import { rememberSearch } from './use-recent-searches'

const LazySuggestions = lazyPart(async () => (await import('./suggestions')).Suggestions)

const shut = { isOpen: false, activeId: undefined }

interface SearchFieldProps {
  locale: Locale
  texts: FieldTexts
  look: 'header' | 'page'
  /** The current search text. */
  text?: string
  onType?: (text: string) => void
}

/**
 * The search box: Enter or its button opens `/search/{text}` (spec part 1 section 2.2). It suggests
 * names while somebody types; that script loads with the first letter. Without script the form
 * submits to the search page.
 */
export function SearchField({ locale, texts, look, text = '', onType }: SearchFieldProps) {
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const [list, setList] = useState<{ isOpen: boolean; activeId: string | undefined }>(shut)

  const leave = () => {
    setWanted(false)
    setList(shut)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = searchText(field.current?.value ?? '')
    if (query === '') return field.current?.focus()
    leave()
    rememberSearch(query)
    router.push(searchAddress(locale, query))
  }

  return (
    <form
      role="search"
      aria-label={look === 'header' ? texts.label : texts.title}
      className={`${styles.form} ${styles[look]}`}
      action={localePath(locale, routes.search())}
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {texts.label}
      </VisuallyHidden>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        role="combobox"
        aria-expanded={list.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.activeId}
        aria-autocomplete="list"
        className={styles.field}
        defaultValue={text}
        placeholder={texts.label}
        maxLength={searchLength}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onType?.(event.currentTarget.value)
          setWanted(true)
        }}
      />
      <button type="submit" className={styles.submit} aria-label={texts.submit}>
        <Icon name={look === 'page' ? 'search' : 'arrow-forward'} />
        {look === 'page' && <span aria-hidden="true">{texts.submit}</span>}
      </button>
      {typed !== '' && (
        <Suspense>
          <LazySuggestions
            id={`${id}-list`}
            locale={locale}
            typed={typed}
            isWanted={wanted}
            field={field}
            texts={texts}
            onChange={setList}
            onWant={setWanted}
            onLeave={leave}
          />
        </Suspense>
      )}
    </form>
  )
}
