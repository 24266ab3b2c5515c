'use client'

import { Alert } from '@/components/alert/alert'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../rules'

/** Why an action failed, and the first invalid field, where it names one. */
export interface Failure {
  text: string
  field: string | undefined
  /** The session has ended in the meantime. */
  isLoggedOut: boolean
}

/** Shows why an action failed, and moves the focus to the invalid field. */
export function WorkFailure({
  failure,
  form,
}: {
  failure: Failure
  form: UseFormReturn<FormValues>
}) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.field === undefined) box.current?.focus()
    else form.setFocus(failure.field)
  }, [failure, form])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" word={t('error')} live>
        <p>{failure.text}</p>
        {failure.isLoggedOut && (
          <p>
            <a
              href={localePath(locale, routes.login(routes.backOffice()))}
              target="_blank"
              rel="noopener"
            >
              {t('logInBeside')}
            </a>
          </p>
        )}
      </Alert>
    </div>
  )
}
