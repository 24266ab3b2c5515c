'use client'

import { Button } from '@/components/button/button'
import look from '@/components/form/file-choice.module.css'
import upload from '@/components/form/upload-field.module.css'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { acceptedBy } from '@/lib/api/upload-rules'
import { fillText } from '@/lib/i18n/count-forms'
import { formatFileSize } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef } from 'react'
import { namedFilesRule } from '../contract'
import type { ImportTexts } from './use-offer-import'

interface FilesFieldProps {
  locale: Locale
  texts: ImportTexts
  help?: string
  value: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** Chooses any number of pictures and certificates; they are counted and not listed. */
export function FilesField({ locale, texts, help, value, onChange }: FilesFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const size = value.reduce((sum, file) => sum + file.size, 0)
  const add = (chosen: readonly File[]) => {
    const names = new Set(chosen.map(({ name }) => name))
    onChange([...value.filter(({ name }) => !names.has(name)), ...chosen])
    if (input.current) input.current.value = ''
  }
  return (
    <Stack gap={2} shrinks>
      <Text tone="ink" weight="strong" id={`${id}-label`}>
        {texts.pictures}
      </Text>
      <div className={look.place}>
        {value.length > 0 && (
          <Row
            role="status"
            as="p"
            gap={2}
            align="center"
            nowrap
            tone="ink"
            shrinks
            className={upload.chosen}
          >
            {fillText(texts.chosen, { count: value.length }, locale)}
            <Note as="span" tabular className={upload.size}>
              {formatFileSize(size, locale)}
            </Note>
          </Row>
        )}
        <div className={look.choice}>
          <input
            ref={input}
            id={id}
            type="file"
            name="files"
            multiple
            accept={acceptedBy(namedFilesRule)}
            aria-labelledby={`${id}-label ${id}-button`}
            {...(help && { 'aria-describedby': `${id}-help` })}
            className={look.input}
            onChange={(event) => add([...(event.target.files ?? [])])}
          />
          <label htmlFor={id} id={`${id}-button`} className={look.button}>
            {texts.choose}
          </label>
          {value.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                onChange([])
                input.current?.focus()
              }}
            >
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
      {help && <Note id={`${id}-help`}>{help}</Note>}
    </Stack>
  )
}
