'use client'

import { SelectField } from '@/components/form/select-field'
import { accountLocale, locales, nativeName, type Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SettingForm } from '../../components/setting-form'
import type { FailureTexts } from '../../queries'
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
  const form = useForm({
    resolver: zodResolver(changeLanguage.body),
    mode: 'onTouched',
    defaultValues: { locale: accountLocale(chosen) },
  })
  return (
    <SettingForm
      locale={locale}
      form={form}
      texts={texts}
      failures={failures}
      deliver={(values) => deliver(values.locale)}
    >
      <SelectField
        field={form.register('locale')}
        label={label}
        placeholder={texts.choose}
        options={languages}
        error={form.formState.errors.locale && texts.required}
      />
    </SettingForm>
  )
}
