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

interface RequestedPicture {
  put: (picture: { src: string; alt: string }) => void
  /** The picture, where it was pasted. */
  pasted: File | undefined
}

/** Rich text of one language; pictures come from the library. */
export function HtmlField({ form, field, label, error, language, isReadOnly }: HtmlFieldProps) {
  const texts = useTranslations('admin').raw('editor')
  const { field: control } = useController({ control: form.control, name: field })
  const [request, setRequest] = useState<RequestedPicture | null>(null)
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
        label={label}
        error={error}
        isReadOnly={isReadOnly}
        writtenIn={language}
        texts={texts}
        onPicture={(put, pasted) => setRequest({ put, pasted })}
      />
      {request && (
        <MediaPicker
          kind="picture"
          writtenIn={language}
          pasted={request.pasted}
          onClose={() => setRequest(null)}
          onPick={({ address, alt }) => {
            request.put({ src: address, alt })
            setRequest(null)
          }}
        />
      )}
    </div>
  )
}
