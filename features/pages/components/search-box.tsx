'use client'

import { Glyph } from '@/components/icon/glyph'
import { close, search } from '@/components/icon/paths'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type FormEvent } from 'react'
import styles from './search-box.module.css'

/** Longest search text (spec part 1 section 5). */
const longestText = 200

interface SearchBoxProps {
  /** Address of the search page in the visitor's language. */
  action: string
  texts: Record<'label' | 'placeholder' | 'submit' | 'open' | 'close', string>
}

/**
 * The global search: Enter or the button opens `/search/{text}`. On narrow screens a button
 * unfolds it below the header; without script the form asks the search page itself.
 */
export function SearchBox({ action, texts }: SearchBoxProps) {
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)

  const unfold = () => {
    setOpen(!open)
    if (!open) requestAnimationFrame(() => field.current?.focus())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '') return field.current?.focus()
    setOpen(false)
    router.push(searchAddress(action, text))
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={open ? texts.close : texts.open}
        aria-expanded={open}
        aria-controls={`${id}-form`}
        onClick={unfold}
      >
        <Glyph drawing={open ? close : search} />
      </button>
      <form
        id={`${id}-form`}
        role="search"
        className={styles.form}
        data-open={open || undefined}
        action={action}
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <label htmlFor={id} className={styles.label}>
          {texts.label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          className={styles.field}
          placeholder={texts.placeholder}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={texts.submit}>
          <Glyph drawing={search} />
        </button>
      </form>
    </>
  )
}

/** A path of dots alone would lead elsewhere, and half a character fits into no address. */
function searchAddress(action: string, text: string): string {
  const spelled = encodeURIComponent(text.toWellFormed())
  return /^\.+$/.test(text) ? `${action}?q=${spelled}` : `${action}/${spelled}`
}
