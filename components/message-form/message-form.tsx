'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Form } from '@/components/form/form'
import { UploadsField } from '@/components/form/uploads-field'
import type { UploadRule } from '@/lib/api/upload-rules'
import type { Locale } from '@/lib/i18n/locale'
import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './message-form.module.css'
import type { MessageTexts, useMessage } from './use-message'

interface MessageFormProps {
  locale: Locale
  message: ReturnType<typeof useMessage>
  /** What `register('text')` answers. */
  field: UseFormRegisterReturn
  /** The rule that the text breaks. */
  error: string | undefined
  /** The longest text, in characters. */
  maxLength: number
  /** Which files it takes. */
  rule: UploadRule
  texts: MessageTexts
  /** Above the text. */
  head?: ReactNode
  /** Further fields, between the text and the files. */
  children?: ReactNode
  /** What is decided with the message, above its button. */
  decisions?: ReactNode
}

/** Writes a message with files. */
export function MessageForm(props: MessageFormProps) {
  const { locale, message, field, error, maxLength, rule, texts } = props
  const { head, children, decisions } = props
  const { files, chooseFiles, failure, wrongFile, progress, cancel, submit } = message
  const id = useId()
  const isSending = progress !== null
  return (
    <Form className={styles.form} onSubmit={submit}>
      {head}
      <div className={styles.field}>
        <label htmlFor={id}>{texts.text}</label>
        <textarea
          {...field}
          id={id}
          rows={5}
          dir="auto"
          className={controls.area}
          required
          maxLength={maxLength}
          readOnly={isSending}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {error === 'required' ? texts.empty : (texts.rules[error] ?? texts.problems.invalid)}
          </p>
        )}
      </div>
      {children}
      <UploadsField
        locale={locale}
        label={texts.files}
        name="files"
        rule={rule}
        value={files}
        onChange={chooseFiles}
        error={wrongFile}
        progress={progress}
        onCancel={cancel}
        texts={texts.upload}
        help={texts.filesHelp}
      />
      {decisions}
      {failure && (
        <Alert tone="error" word={texts.failed} live>
          {failure}
        </Alert>
      )}
      <div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </Form>
  )
}
