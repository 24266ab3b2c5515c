'use client'

import { Alert } from '@/components/alert/alert'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../form/rules'

/** Why a step failed, and the first of its fields at fault, where it names one. */
export interface Failure {
  text: string
  field: string | undefined
}

/** Says why a step failed, and leads to what must be mended. */
export function WorkFailure({
  failure,
  form,
}: {
  failure: Failure
  form: UseFormReturn<FormValues>
}) {
  const t = useTranslations('admin')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.field === undefined) box.current?.focus()
    else form.setFocus(failure.field)
  }, [failure, form])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" word={t('error')} live>
        <p>{failure.text}</p>
      </Alert>
    </div>
  )
}
