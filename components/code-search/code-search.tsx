'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState } from 'react'
import styles from './code-search.module.css'
import { useCodeSearch, type FoundCodes } from './use-code-search'

interface Named {
  name_eng: string
  name_ara: string
}

/** A code of goods with the groups that it belongs to. */
export interface FoundCode extends Named {
  code: string
  heading: Named
  chapter: Named
}

export interface CodeSearchTexts {
  open: string
  search: string
  hint: string
  searching: string
  none: string
  failed: string
  found: string
  more: string
  choose: string
}

interface CodeSearchProps {
  locale: Locale
  texts: CodeSearchTexts
  /** The same function at every rendering. */
  search: (text: string) => Promise<FoundCodes<FoundCode> | null>
  onChoose: (code: string) => void
}

/** The button that opens a search of codes by digits or words; choosing one closes it. */
export function CodeSearch({ locale, texts, search, onChoose }: CodeSearchProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (code: string) => {
    onChoose(code)
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <Stack gap={2} bounded>
      <p>
        <Button
          ref={opener}
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="search" size={20} />
          {texts.open}
        </Button>
      </p>
      {open && <Search locale={locale} texts={texts} search={search} onChoose={choose} />}
    </Stack>
  )
}

function Search({ locale, texts, search, onChoose }: CodeSearchProps) {
  const id = useId()
  const { text, type, found, isFailed, isSearching } = useCodeSearch(search)
  const spoken = () => {
    if (isFailed) return texts.failed
    if (isSearching) return texts.searching
    if (!found) return texts.hint
    if (found.total === 0) return texts.none
    return fillText(
      found.total > found.data.length ? texts.more : texts.found,
      { count: found.data.length, total: found.total },
      locale,
    )
  }
  return (
    <div className={styles.search} role="search">
      <Text htmlFor={id} as="label" weight="heading">
        {texts.search}
      </Text>
      <input
        id={id}
        type="search"
        dir="auto"
        maxLength={200}
        value={text}
        // A labelled button opens it, so moving the focus is expected.
        ref={(input) => input?.focus()}
        className={styles.input}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Note role="status">{spoken()}</Note>
      {found && found.data.length > 0 && (
        <ul className={styles.results}>
          {found.data.map((one) => (
            <li key={one.code}>
              <Result locale={locale} found={one} texts={texts} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ResultProps extends Pick<CodeSearchProps, 'locale' | 'texts' | 'onChoose'> {
  found: FoundCode
}

const under = { className: styles.under }

/** A code with its groups; choosing it fills in the code. */
function Result({ locale, found, texts, onChoose }: ResultProps) {
  const { heading, chapter } = found
  return (
    <button type="button" className={styles.result} onClick={() => onChoose(found.code)}>
      <span className={styles.number} data-ltr>
        {found.code}
      </span>
      <span className={styles.names}>
        {/* Names of subheadings are English; in Arabic the examples of goods are more helpful. */}
        {locale === 'ar' && <Bilingual of={heading} field="name" locale={locale} />}
        <Bilingual of={found} field="name" locale={locale} {...(locale === 'ar' && under)} />
        <span className={styles.under}>
          {locale === 'en' && (
            <>
              <Bilingual of={heading} field="name" locale={locale} />
              {' · '}
            </>
          )}
          <Bilingual of={chapter} field="name" locale={locale} />
        </span>
      </span>
      <span className={styles.choose}>{texts.choose}</span>
    </button>
  )
}
