'use client'

import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { useId } from 'react'
import styles from './term-lines.module.css'

interface TermLinesProps {
  label: string
  language: Locale
  value: string
  /** What is wrong with it. */
  problem: string | null
  onChange: (text: string) => void
}

/** Terms of one language, one a line. */
export function TermLines({ label, language, value, problem, onChange }: TermLinesProps) {
  const id = useId()
  return (
    <Stack gap={2} top className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={7}
        lang={language}
        dir={directionOf(language)}
        value={value}
        className={controls.area}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-${problem === null ? 'script' : 'problem'}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <LanguageHint id={`${id}-script`} language={language} text={value} />
      {problem !== null && (
        <Note id={`${id}-problem`} role="alert" tone="danger">
          {problem}
        </Note>
      )}
    </Stack>
  )
}
