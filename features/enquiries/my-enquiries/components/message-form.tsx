'use client'

import { Form } from '@/components/form/form'
import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { UploadsField, type UploadsTexts } from '@/components/form/uploads-field'
import { useUpload } from '@/components/form/use-upload'
import {
  TemplateChoice,
  withTemplate,
  type Templates,
} from '@/components/work-record/template-choice'
import { dismiss, notify } from '@/components/snackbar/messages'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { askForAccount } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { attachmentRule } from '../contract'
import { sendMessage } from '../queries'
import { enquiryLimits } from '../../contract'
import { forgetMessage, saveMessage, savedMessage, messageKeyOf } from './saved-message'
import styles from './message-form.module.css'

type Word =
  | ('text' | 'files' | 'filesHelp' | 'most' | 'empty' | 'send' | 'sending')
  | ('sent' | 'ended' | 'failed' | 'finished')

export interface MessageTexts extends Record<Word, string> {
  upload: Omit<UploadsTexts, 'most'>
  problems: Record<ProblemCode, string>
  /** The message for each reason for which the server rejects a file. */
  refused: Readonly<Record<string, string>>
}

interface MessageFormProps {
  locale: Locale
  enquiryId: number
  texts: MessageTexts
  deliver?: typeof sendMessage
  /** Texts that the message can start from. */
  templates?: Templates
  /** What is decided with the message, above its button. */
  decisions?: ReactNode
}

/**
 * Writes to the office about an enquiry. The browser stores the text until it has been sent, and a
 * repeated try of the same message counts once.
 */
export function MessageForm(props: MessageFormProps) {
  const { locale, enquiryId, texts, deliver = sendMessage, templates, decisions } = props
  const id = useId()
  const router = useRouter()
  const field = useRef<HTMLTextAreaElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [isEmpty, setIsEmpty] = useState(false)
  const { progress, send, cancel } = useUpload()
  const isSending = progress !== null

  useEffect(() => {
    // What was typed before hydration stays.
    if (field.current?.value === '') field.current.value = savedMessage(enquiryId)
    else if (field.current) saveMessage(enquiryId, field.current.value)
  }, [enquiryId])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (isSending) return
    setFailure(undefined)
    dismiss()
    setRefused(undefined)
    setIsEmpty(text === '')
    if (text === '') {
      field.current?.focus()
      return
    }
    const message = { text, files: [...files], key: messageKeyOf(enquiryId, text, files) }
    try {
      const { ended } = await send((uploading) => deliver(enquiryId, message, uploading))
      if (ended) {
        notify(texts.ended)
        return
      }
      forgetMessage(enquiryId)
      if (field.current) field.current.value = ''
      setFiles([])
      notify(texts.sent)
      router.refresh()
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unavailable'
      const [rule] = (error instanceof Problem && error.fields?.files) || []
      const wrong = rule === undefined ? undefined : texts.refused[rule]
      setRefused(wrong)
      if (wrong === undefined)
        setFailure(code === 'conflict' ? texts.finished : texts.problems[code])
      if (code === 'unauthenticated') askForAccount('login', { stay: true })
    }
  }
  const start = (text: string) => {
    if (!field.current) return
    field.current.value = withTemplate(field.current.value, text)
    setIsEmpty(false)
    saveMessage(enquiryId, field.current.value)
    field.current.focus()
  }
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      {templates && <TemplateChoice templates={templates} onChoose={start} />}
      <div className={styles.field}>
        <label htmlFor={id}>{texts.text}</label>
        <textarea
          ref={field}
          id={id}
          rows={5}
          dir="auto"
          className={controls.area}
          required
          maxLength={enquiryLimits.description}
          readOnly={isSending}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? `${id}-empty` : undefined}
          onChange={({ target }) => {
            setIsEmpty(false)
            saveMessage(enquiryId, target.value)
          }}
        />
        {isEmpty && (
          <p id={`${id}-empty`} className={styles.error}>
            {texts.empty}
          </p>
        )}
      </div>
      <UploadsField
        locale={locale}
        label={texts.files}
        name="files"
        rule={attachmentRule}
        value={files}
        onChange={(chosen) => {
          setRefused(undefined)
          setFiles(chosen)
        }}
        error={refused}
        progress={progress}
        onCancel={cancel}
        texts={{ ...texts.upload, most: texts.most }}
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
