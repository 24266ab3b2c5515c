'use client'

import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { RecordPart } from '@/components/work-record/record-part'
import { directionOf, nativeName, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { filled, templateLimits, type TemplateField } from '../contract'
import styles from './template-form.module.css'

interface TemplateLanguageProps {
  language: Locale
  fields: readonly TemplateField[]
  title: string
  text: string
  problems: Record<'title' | 'text', string | null>
  onChange: (field: 'title' | 'text', value: string) => void
}

/** The name and the words of a text in one language, with its fields and how it will read. */
export function TemplateLanguage(props: TemplateLanguageProps) {
  const { language, fields, title, text, problems, onChange } = props
  const t = useTranslations('admin.templates')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const given = { lang: language, dir: directionOf(language) }
  const samples = Object.fromEntries(fields.map((field) => [field, t(`sample.${field}`)]))
  const insert = (field: TemplateField) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    onChange('text', `${text.slice(0, selectionStart)}{${field}}${text.slice(selectionEnd)}`)
    area.current?.focus()
  }
  const described = (field: 'title' | 'text') =>
    problems[field] === null ? `${id}-${field}-script` : `${id}-${field}-problem`
  const below = (field: 'title' | 'text') => (
    <>
      <LanguageHint id={`${id}-${field}-script`} language={language} text={props[field]} />
      {problems[field] !== null && (
        <Note id={described(field)} role="alert" tone="danger">
          {problems[field]}
        </Note>
      )}
    </>
  )
  return (
    <RecordPart title={nativeName[language]}>
      <Stack gap={1} bounded className={styles.field}>
        <label htmlFor={`${id}-title`}>{t('titleLabel')}</label>
        <input
          {...given}
          id={`${id}-title`}
          value={title}
          maxLength={templateLimits.title}
          className={controls.box}
          aria-invalid={problems.title !== null || undefined}
          aria-describedby={described('title')}
          onChange={({ target }) => onChange('title', target.value)}
        />
        {below('title')}
      </Stack>
      <Stack gap={1} bounded className={styles.field}>
        <label htmlFor={`${id}-text`}>{t('textLabel')}</label>
        <textarea
          {...given}
          ref={area}
          id={`${id}-text`}
          rows={7}
          value={text}
          maxLength={templateLimits.text}
          className={controls.area}
          aria-invalid={problems.text !== null || undefined}
          aria-describedby={described('text')}
          onChange={({ target }) => onChange('text', target.value)}
        />
        {below('text')}
        <Row role="group" aria-label={t('insert')} gap={2} align="center" tone="soft" step={-1}>
          <span aria-hidden="true">{t('insert')}</span>
          {fields.map((field) => (
            <button
              key={field}
              type="button"
              className={styles.insertion}
              onClick={() => insert(field)}
            >
              {t(`field.${field}`)}
            </button>
          ))}
        </Row>
      </Stack>
      <Text id={`${id}-preview`} as="h3" step={-1} above={3}>
        {t('preview')}
      </Text>
      <p {...given} aria-labelledby={`${id}-preview`} role="group" className={styles.preview}>
        {text === '' ? t('previewEmpty') : filled(text, samples)}
      </p>
    </RecordPart>
  )
}
