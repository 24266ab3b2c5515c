'use client'

import controls from '@/components/control/control.module.css'
import { Stack } from '@/components/layout/stack'
import type { Pair } from '@/lib/bilingual/fields'
import { textsOf } from '@/lib/bilingual/in-locale'
import { locales, otherLocale, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styles from './written-text.module.css'

/** A text to start from, in both languages. */
type WordTemplate = { name: string } & Record<
  Pair<'title', 'lower'> | Pair<'text', 'lower'>,
  string
>

export interface Templates {
  list: readonly WordTemplate[]
  /** The language of the reader, whose texts are listed first. */
  reader: Locale
}

interface TemplateChoiceProps {
  templates: Templates
  onChoose: (text: string) => void
}

/** A text with a template after what is already written. */
export const withTemplate = (written: string, text: string) =>
  written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`

/** Chooses a text to start from, in either language. */
export function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const { list, reader } = templates
  const t = useTranslations('admin.actions')
  const names = useTranslations('languages')
  const id = useId()
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{t('template')}</label>
      <select
        id={id}
        value=""
        className={controls.box}
        onChange={({ target }) => {
          const [language, name] = target.value.split(' ')
          const chosen = list.find((one) => one.name === name)
          const spoken = locales.find((one) => one === language)
          if (chosen && spoken) onChoose(textsOf(chosen, 'text')[spoken])
        }}
      >
        <option value="">{t('templateNone')}</option>
        {[reader, otherLocale(reader)].map((language) => (
          <optgroup key={language} label={names(`${language}`)}>
            {list.map((one) => (
              <option key={one.name} value={`${language} ${one.name}`} lang={language} dir="auto">
                {textsOf(one, 'title')[language]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Stack>
  )
}
