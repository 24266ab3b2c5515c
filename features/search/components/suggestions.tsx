'use client'

import options from '@/components/combobox/option.module.css'
import { useActiveOption } from '@/components/combobox/use-active-option'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useEffect, useEffectEvent, type MouseEvent, type RefObject } from 'react'
import { opensFully, typedBeginnings } from '../rules'
import { searchAddress } from '../search-params'
import { FoundTitle } from './found-title'
import { OptionGroups } from './option-groups'
import facts from './option-groups.module.css'
import { ResultFacts } from './result-facts'
import type { FieldTexts } from './search-texts'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-answers'
import { rememberSearch } from './use-recent-searches'

interface SuggestionsProps {
  /** The id of the list. */
  id: string
  locale: Locale
  typed: string
  /** Whether the list may show; Escape and leaving the field close it. */
  isWanted: boolean
  field: RefObject<HTMLInputElement | null>
  texts: Omit<FieldTexts, 'title' | 'label' | 'submit'>
  onChange: (list: { isOpen: boolean; activeId: string | undefined }) => void
  onWant: (isWanted: boolean) => void
  /** Called when an option is opened. */
  onLeave: () => void
}

/** A press on an option must not blur the field: the list would close before the click. */
const preventBlur = (event: MouseEvent) => event.preventDefault()

/** Names that start with the typed text, below the field, and a link to all results. */
export function Suggestions(props: SuggestionsProps) {
  const { id, locale, typed, isWanted, field, texts, onChange, onWant, onLeave } = props
  const { text, suggestions } = useSuggestions(locale, typed)
  const isOpen = isWanted && text !== '' && suggestions.length > 0
  const count = isOpen ? suggestions.length + 1 : 0
  const { activeId, press, optionProps } = useActiveOption(id, count, text)

  const sendBeacon = useEffectEvent(onChange)
  useEffect(() => sendBeacon({ isOpen, activeId }), [isOpen, activeId])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      // The default action of Escape clears the field.
      event.preventDefault()
      onWant(false)
    } else if (event.key === 'ArrowDown' && !isWanted) {
      event.preventDefault()
      onWant(true)
    } else press(event)
  })
  useEffect(() => {
    const input = field.current
    input?.addEventListener('keydown', onKey)
    return () => input?.removeEventListener('keydown', onKey)
  }, [field])

  const follow = () => {
    rememberSearch(typed)
    onLeave()
  }
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isOpen && countText(texts.suggested, suggestions.length, locale)}
      </VisuallyHidden>
      {isOpen && (
        <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
          <OptionGroups
            found={suggestions}
            names={texts.type}
            option={(found, place) => (
              <a
                key={`${found.type}-${found.id}`}
                {...optionProps(place)}
                href={localePath(locale, found.path)}
                {...opensFully(found)}
                className={`${options.option} ${styles.option}`}
                onMouseDown={preventBlur}
                onClick={follow}
              >
                <span className={styles.title}>
                  <FoundTitle
                    found={found}
                    locale={locale}
                    rangesIn={(_, title) => typedBeginnings(title, text)}
                  />
                </span>
                <VisuallyHidden>, </VisuallyHidden>
                <VisuallyHidden>{texts.kind[found.type]}</VisuallyHidden>
                <span className={`${styles.kind} ${facts.facts}`}>
                  <ResultFacts locale={locale} found={found} texts={texts.facts} />
                </span>
              </a>
            )}
          />
          <a
            {...optionProps(suggestions.length)}
            href={searchAddress(locale, text)}
            className={`${options.option} ${styles.option} ${styles.all}`}
            onMouseDown={preventBlur}
            onClick={follow}
          >
            {fillText(texts.allResults, { text }, locale)}
          </a>
        </div>
      )}
    </>
  )
}
