'use client'

import { RichTextEditor } from '@/components/rich-text-editor/rich-text-editor'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../rules'
import { MediaPicker } from './media-picker'

interface HtmlFieldProps {
  form: UseFormReturn<FormValues>
  field: string
  label: string
  error: string | undefined
  language: Locale
  isReadOnly: boolean
}

/** Rich text of one language; pictures come from the library. */
export function HtmlField({ form, field, label, error, language, isReadOnly }: HtmlFieldProps) {
  const t = useTranslations('admin.editor')
  const { field: control } = useController({ control: form.control, name: field })
  const [insert, setInsert] = useState<((picture: { src: string; alt: string }) => void) | null>(
    null,
  )
  const box = useRef<HTMLDivElement>(null)
  const { ref } = control
  useEffect(() => {
    ref({ focus: () => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus() })
  }, [ref])
  return (
    <div ref={box}>
      <RichTextEditor
        value={String(control.value ?? '')}
        onChange={control.onChange}
        onBlur={control.onBlur}
        {...{ label, error, isReadOnly }}
        writtenIn={language}
        texts={{
          tools: t('tools'),
          bold: t('bold'),
          italic: t('italic'),
          heading2: t('heading2'),
          heading3: t('heading3'),
          bullets: t('bullets'),
          numbers: t('numbers'),
          quote: t('quote'),
          link: t('link'),
          linkAddress: t('linkAddress'),
          apply: t('apply'),
          unlink: t('unlink'),
          picture: t('picture'),
          table: t('table'),
          addRow: t('addRow'),
          addColumn: t('addColumn'),
          removeRow: t('removeRow'),
          removeColumn: t('removeColumn'),
          removeTable: t('removeTable'),
          start: t('start'),
          centre: t('centre'),
          end: t('end'),
          undo: t('undo'),
          redo: t('redo'),
        }}
        onPicture={(insertPicture) => setInsert(() => insertPicture)}
      />
      {insert && (
        <MediaPicker
          kind="picture"
          writtenIn={language}
          onClose={() => setInsert(null)}
          onPick={({ address, alt }) => {
            insert({ src: address, alt })
            setInsert(null)
          }}
        />
      )}
    </div>
  )
}
