'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { acceptedBy, fileError, kindOf, startOf, type UploadRule } from '@/lib/api/upload-rules'
import { formatFileSize } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState } from 'react'
import type { UploadTexts } from './upload-texts'
import { UploadProgress } from './upload-progress'
import look from './file-choice.module.css'
import styles from './upload-field.module.css'

export interface UploadsTexts extends UploadTexts {
  /** Where more files are chosen than the rule takes. */
  most: string
}

interface UploadsFieldProps {
  locale: Locale
  label: string
  name: string
  rule: UploadRule
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  /** The share that is sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null
  onCancel: () => void
  texts: UploadsTexts
  help: string
  /** What the server says of the files. */
  error?: string | undefined
}

/** Chooses several files, says at once what is wrong with one, and shows how far the sending is. */
export function UploadsField(props: UploadsFieldProps) {
  const { locale, label, name, rule, value, onChange, progress, texts, help } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const maxFiles = rule.maxFiles ?? 1
  const error = wrong ?? props.error
  // A file that was refused is not sent: what was wrong with it ends with the sending.
  if (progress !== null && wrong !== undefined) setWrong(undefined)

  const take = async (chosen: readonly File[]) => {
    const judged = await Promise.all(
      chosen.map(async (file) => ({
        file,
        found: fileError(rule, { size: file.size, kind: kindOf(await startOf(file)) }),
      })),
    )
    const fitting = judged.filter(({ found }) => found === null).map(({ file }) => file)
    const refused = judged.find(({ found }) => found !== null)
    const all = [...value, ...fitting]
    if (refused?.found) setWrong(`${refused.file.name}: ${texts.errors[refused.found]}`)
    else setWrong(all.length > maxFiles ? texts.most : undefined)
    onChange(all.slice(0, maxFiles))
    if (input.current) input.current.value = ''
  }
  const remove = (file: File) => {
    setWrong(undefined)
    onChange(value.filter((other) => other !== file))
    input.current?.focus()
  }
  return (
    <Stack gap={2} shrinks>
      <Text tone="ink" weight="strong" id={`${id}-label`}>
        {label}
      </Text>
      <div className={error ? `${look.place} ${look.wrong}` : look.place}>
        {value.map((file) => (
          <Row
            key={`${file.name}-${file.size}-${file.lastModified}`}
            gap={2}
            align="center"
            nowrap
            tone="ink"
            shrinks
            className={styles.chosen}
          >
            <Icon name="file" />
            <bdi className={styles.name}>{file.name}</bdi>
            <Note as="span" tabular className={styles.size}>
              {formatFileSize(file.size, locale)}
            </Note>
            {progress === null && (
              <Button variant="quiet" onClick={() => remove(file)}>
                <Icon name="close" size={20} />
                {texts.remove} <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
        {progress === null ? (
          <div className={look.choice}>
            <input
              ref={input}
              id={id}
              type="file"
              name={name}
              multiple
              accept={acceptedBy(rule)}
              disabled={value.length >= maxFiles}
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
              aria-invalid={error !== undefined}
              className={look.input}
              onChange={(event) => void take([...(event.target.files ?? [])])}
            />
            {value.length < maxFiles && (
              <label htmlFor={id} id={`${id}-button`} className={look.button}>
                {texts.choose}
              </label>
            )}
          </div>
        ) : (
          <UploadProgress {...props} progress={progress} />
        )}
      </div>
      <Note id={`${id}-help`}>{help}</Note>
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
