'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Button } from '@/components/button/button'
import { useScriptHints } from '@/components/form/script-hints'
import { TextField } from '@/components/form/text-field'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { plainText } from '@/lib/html/plain-text'
import { nativeName, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { contentKinds, type ContentDetail } from '../../contract'
import { type FieldInput, type FormValues } from '../rules'
import { isRequired } from '../../kinds/rules'
import { ReadabilityHint } from '../../readability/admin/readability-hint'
import { MediaField } from './media-field'
import { useFieldName } from './field-texts'
import styles from './record-form.module.css'

const HtmlField = lazyPart(async () => (await import('./html-field')).HtmlField)

/** Fields with running text. */
const readable = ['html', 'text']

interface FieldPairProps {
  name: string
  input: FieldInput
  form: UseFormReturn<FormValues>
  /** One's own language first. */
  order: readonly Locale[]
  /** When each language was last written, while the other one is older. */
  touched: ContentDetail['touched'][string] | undefined
  onCheck: () => void
  isReadOnly: boolean
}

/** A bilingual field, side by side, with what one side lacks or has older than the other. */
export function FieldPair(props: FieldPairProps) {
  const { name, input, form, order, touched, onCheck, isReadOnly } = props
  const t = useTranslations('admin.content')
  const { pair } = input
  const names = pair ? [pair.en, pair.ar] : []
  const values = useWatch({ control: form.control, name: names })
  if (!pair) return null
  const filled = { en: hasText(values[0]), ar: hasText(values[1]) }
  const kind = contentKinds[name]
  const isTranslated = !['address', 'document'].includes(input.editor.as)
  return (
    <div className={styles.pair}>
      {order.map((language) => {
        const other = language === 'en' ? 'ar' : 'en'
        const isOlder = touched !== undefined && touched[language] === undefined
        return (
          <Stack key={language} gap={2} top shrinks>
            <Side
              name={name}
              input={input}
              form={form}
              language={language}
              isReadOnly={isReadOnly}
              field={pair[language]}
              isRequired={
                kind !== undefined &&
                (isRequired(kind, pair[language]) || (kind.label === input.field && !filled[other]))
              }
            />
            {isTranslated && !filled[language] && filled[other] && (
              <Note tone="warning">{t('missingIn', { language: nativeName[language] })}</Note>
            )}
            {readable.includes(input.editor.as) && (
              <ReadabilityHint
                text={String(values[language === 'en' ? 0 : 1] ?? '')}
                language={language}
              />
            )}
            {isOlder && (
              <p className={styles.old}>
                {t('olderThan', { language: nativeName[other] })}
                {!isReadOnly && (
                  <Button variant="quiet" onClick={onCheck}>
                    {t('isRight')}
                  </Button>
                )}
              </p>
            )}
          </Stack>
        )
      })}
    </div>
  )
}

function hasText(value: FormValues[string] | undefined): boolean {
  return typeof value === 'string' && (value.includes('<img') || plainText(value) !== '')
}

interface SideProps extends Pick<FieldPairProps, 'name' | 'input' | 'form' | 'isReadOnly'> {
  language: Locale
  field: string
  /** A record has a name in one language at least; other fields are required by their schema. */
  isRequired: boolean
}

function Side(props: SideProps) {
  const { name, input, form, language, field, isReadOnly, isRequired } = props
  const t = useTranslations('admin.content')
  const nameOf = useFieldName(name)
  const label = t('inLanguage', { field: nameOf(input.field), language: nativeName[language] })
  const error = form.formState.errors[field]?.message
  const common = { label, error: error === undefined ? undefined : String(error) }
  const writtenIn = { language, hints: useScriptHints() }
  switch (input.editor.as) {
    case 'html':
      return (
        <Suspense fallback={<p>{t('editorComes')}</p>}>
          <HtmlField
            {...common}
            form={form}
            field={field}
            language={language}
            isReadOnly={isReadOnly}
          />
        </Suspense>
      )
    case 'document':
      return (
        <MediaField {...common} form={form} field={field} isReadOnly={isReadOnly} kind="document" />
      )
    case 'text':
      return (
        <TextField
          {...common}
          field={form.register(field)}
          writtenIn={writtenIn}
          required={isRequired}
          rows={4}
        />
      )
    default:
      return (
        <TextField
          {...common}
          field={form.register(field)}
          required={isRequired}
          {...(input.editor.as === 'line' ? { writtenIn } : { leftToRight: true })}
        />
      )
  }
}
