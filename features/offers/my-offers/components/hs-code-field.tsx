'use client'

import { Button } from '@/components/button/button'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { hsCodeExample, type FoundSubheading } from '@/features/hs-nomenclature/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import { useId, useRef, useState } from 'react'
import { isRequired } from '../rules'
import styles from './hs-code-field.module.css'
import type { PartProps } from './use-offer-form'
import { useCodeSearch } from './use-code-search'

/** The HS code: six digits, with a search by digits or words. */
export function HsCodeField({ locale, texts, offer, errorOf }: PartProps) {
  const { form, subject } = offer
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (code: string) => {
    form.setValue('hs_code', code, { shouldValidate: true, shouldDirty: true })
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.code}>
      <TextField
        field={form.register('hs_code')}
        label={texts.labels.hs_code}
        leftToRight
        maxLength={12}
        placeholder={hsCodeExample}
        help={texts.help.hs}
        error={errorOf('hs_code')}
        required={isRequired('hs_code', subject)}
      />
      <p>
        <Button
          ref={opener}
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="search" size={20} />
          {texts.codes.open}
        </Button>
      </p>
      {open && <CodeSearch locale={locale} texts={texts.codes} onChoose={choose} />}
    </div>
  )
}

interface CodeSearchProps {
  locale: PartProps['locale']
  texts: PartProps['texts']['codes']
  onChoose: (code: string) => void
}

function CodeSearch({ locale, texts, onChoose }: CodeSearchProps) {
  const id = useId()
  const { text, type, found, isFailed, isSearching } = useCodeSearch()
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
      <label htmlFor={id} className={styles.label}>
        {texts.search}
      </label>
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
      <p role="status" className={styles.note}>
        {spoken()}
      </p>
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

const under = { className: styles.under }

/** A subheading with its headings; choosing it fills in the code. */
function Result({ locale, found, texts, onChoose }: CodeSearchProps & { found: FoundSubheading }) {
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
