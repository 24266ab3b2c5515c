'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/select-field'
import { accountLocale, locales, nativeName, type Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { failuresOf, type FailureTexts } from '../../queries'
import { changeLanguage } from '../contract'
import { saveLanguage } from '../queries'

interface LanguageFormProps {
  locale: Locale
  /** The language of the account; null where none was chosen. */
  chosen: Locale | null
  label: string
  texts: Messages['accountLanguage']
  failures: FailureTexts
  /** Sends the form. */
  deliver?: typeof saveLanguage
}

const languages = locales.map((lang) => ({ value: lang, text: nativeName[lang], lang }))

/** The language of a person’s emails and, for staff, of the back office. */
export function LanguageForm(props: LanguageFormProps) {
  const { locale, chosen, label, texts, failures, deliver = saveLanguage } = props
  const [failed, setFailed] = useState<string[]>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeLanguage.body),
    mode: 'onTouched',
    defaultValues: { locale: accountLocale(chosen) },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailed(undefined)
    const lines = await failuresOf(() => deliver(values.locale), failures)
    setFailed(lines.map(([, text]) => text))
  })
  return (
    <MuiProvider locale={locale}>
      <Form onSubmit={(event) => void submit(event)}>
        {failed && (
          <Alert
            tone={failed.length > 0 ? 'error' : 'success'}
            word={failed.length > 0 ? texts.failed : texts.done}
            live
          >
            {failed[0] ?? texts.success}
          </Alert>
        )}
        <SelectField
          field={register('locale')}
          label={label}
          placeholder={texts.choose}
          options={languages}
          error={errors.locale && texts.required}
        />
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? texts.sending : texts.submit}
        </Button>
      </Form>
    </MuiProvider>
  )
}
