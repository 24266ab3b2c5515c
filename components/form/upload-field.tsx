'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import {
  acceptedBy,
  fileError,
  kindOf,
  startOf,
  type UploadError,
  type UploadRule,
} from '@/lib/api/upload-rules'
import { formatFileSize } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import look from './file-choice.module.css'
import styles from './upload-field.module.css'
import { UploadProgress } from './upload-progress'
import type { UploadTexts } from './upload-texts'

interface UploadFieldProps {
  locale: Locale
  label: string
  name: string
  rule: UploadRule
  /** The chosen file. */
  value: File | null
  onChange: (file: File | null) => void
  /** The share that is sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null
  onCancel: () => void
  texts: UploadTexts
  help?: string
  /** What the server says of the file. */
  error?: string | undefined
  required?: boolean
  /** The file that is there already, which stays until another one is chosen. */
  kept?: ReactNode
}

/**
 * Chooses one file, by button or by dropping it, and says at once what is wrong with it; shows how
 * far the sending is, and ends it.
 */
export function UploadField(props: UploadFieldProps) {
  const { locale, label, name, rule, value, onChange, progress, texts, help, required, kept } =
    props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<UploadError | null>(null)
  const [over, setOver] = useState(false)
  const isSending = progress !== null
  // A file that was refused is not sent: what was wrong with it ends with the sending.
  if (isSending && wrong !== null) setWrong(null)
  const error = wrong === null ? props.error : texts.errors[wrong]
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')

  const take = async (file: File | undefined) => {
    if (!file) return
    const found = fileError(rule, {
      size: file.size,
      kind: kindOf(await startOf(file), rule.takes),
    })
    setWrong(found)
    onChange(found === null ? file : null)
    if (found !== null && input.current) input.current.value = ''
  }
  const remove = () => {
    setWrong(null)
    onChange(null)
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isSending) void take(event.dataTransfer.files[0])
  }

  return (
    <Stack gap={2} shrinks>
      <Text tone="ink" weight="strong" id={`${id}-label`}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Text>
      <div
        className={[look.place, over && look.over, error && look.wrong].filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!isSending)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value ? <Chosen file={value} locale={locale} /> : kept}
        {isSending ? (
          <UploadProgress {...props} progress={progress} />
        ) : (
          <div className={look.choice}>
            <input
              ref={input}
              id={id}
              type="file"
              name={name}
              accept={acceptedBy(rule)}
              required={required}
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={described || undefined}
              aria-invalid={error !== undefined}
              className={look.input}
              onChange={(event) => void take(event.target.files?.[0])}
            />
            <label htmlFor={id} id={`${id}-button`} className={look.button}>
              {value || kept ? texts.change : texts.choose}
            </label>
            {value ? (
              <Button variant="quiet" onClick={remove}>
                <Icon name="close" size={20} />
                {texts.remove}
              </Button>
            ) : (
              <Note as="span">{texts.drop}</Note>
            )}
          </div>
        )}
      </div>
      {help && <Note id={`${id}-help`}>{help}</Note>}
      <div role="alert">
        {error && (
          <Row id={`${id}-error`} as="p" gap={2} align="center" nowrap tone="danger" step={-1}>
            <Icon name="error" size={18} />
            {error}
          </Row>
        )}
      </div>
    </Stack>
  )
}

function Chosen({ file, locale }: { file: File; locale: Locale }) {
  return (
    <Row as="p" gap={2} align="center" nowrap tone="ink" shrinks className={styles.chosen}>
      <Icon name="file" />
      <bdi className={styles.name}>{file.name}</bdi>
      <Note as="span" tabular className={styles.size}>
        {formatFileSize(file.size, locale)}
      </Note>
    </Row>
  )
}
