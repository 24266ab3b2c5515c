'use client'

import { Alert } from '@/components/alert/alert'
import { CheckboxField } from '@/components/form/checkbox-field'
import { failedField, focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { FormSection } from '@/components/form/form-section'
import { FormWithIndex } from '@/components/form/form-with-index'
import { FormDialogs } from '@/components/modal/form-dialogs'
import { Link } from '@/components/link/link'
import type { User } from '@/features/accounts/contract'
import { joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { RegistrationChoices } from '../queries'
import { isField, type RegistrationValues } from '../rules'
import { CertificateFields } from './certificate-fields'
import { CompanySection } from './company-section'
import { FileSection } from './file-section'
import { MarketSection } from './market-section'
import { PersonSection } from './person-section'
import { errorText, sections, type RegistrationTexts } from './registration-texts'
import { useRegistration, type SectionProps } from './use-registration'

export interface RegistrationFormProps {
  locale: Locale
  choices: RegistrationChoices
  /** In their language; the login leads back here. */
  addresses: Record<'login' | 'profile' | 'terms', string>
  texts: RegistrationTexts
  /** The person who registers. */
  person: User
  /** The ids of the countries in their export plan. */
  markets: readonly string[]
}

/** The registration form in titled sections, with an index next to them. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { locale, choices, addresses, texts, person, markets } = props
  const registration = useRegistration({ person, markets, profile: addresses.profile })
  const frame = useRef<HTMLFormElement>(null)
  const { form, draft, submit, stage, setStage, failure, progress, cancel } = registration
  const { getFieldState, formState } = form
  const errorOf = (name: FieldPath<RegistrationValues>) =>
    errorText(name, getFieldState(name, formState).error?.message, texts)
  const section = { locale, choices, texts, form, errorOf }
  return (
    <FormWithIndex label={texts.index} sections={sections} titles={texts.sections}>
      <Form
        ref={frame}
        aria-labelledby="company-registration"
        onSubmit={(event) => void submit(event)}
      >
        {draft.restored && (
          <Alert tone="info" word={texts.draft.note} live>
            {texts.draft.restored}
          </Alert>
        )}
        <CompanySection {...section} />
        <MarketSection
          {...section}
          marketsHelp={draft.restored ? undefined : fromPlan(markets, props)}
        />
        <FileSection {...section} />
        <FormSection name="certificates" title={texts.sections.certificates}>
          <CertificateFields {...section} />
        </FormSection>
        <PersonSection {...section} />
        <CheckboxField
          control={form.control}
          name="agreements"
          error={errorOf('agreements')}
          label={
            <>
              {texts.agree}{' '}
              <Link href={addresses.terms} newTab={texts.newTab}>
                {texts.terms}
              </Link>
            </>
          }
        />
        <FormEnd isSaved={draft.isSaved} texts={texts} isSending={registration.isSending} />
      </Form>
      <FormDialogs
        locale={locale}
        stage={stage}
        fields={missingFields(errorOf, texts)}
        progress={progress}
        failure={failure}
        onClose={() => setStage('editing')}
        onRetry={() => void submit()}
        onCancel={cancel}
        onPick={(name) => focusField(frame.current, name)}
        texts={texts}
      />
    </FormWithIndex>
  )
}

/** Which countries were chosen for the person: a long list shows few of them. */
function fromPlan(markets: readonly string[], { locale, choices, texts }: RegistrationFormProps) {
  const names = choices.countries.flatMap(({ value, text }) =>
    markets.includes(value) ? [text] : [],
  )
  if (names.length === 0) return undefined
  return texts.fromPlan.replace('{countries}', joinTexts(names, locale))
}

/** The invalid fields, in the order of the form. */
function missingFields(errorOf: SectionProps['errorOf'], texts: RegistrationTexts) {
  const { certificates } = texts.required
  return Object.keys(texts.labels).flatMap((name) => {
    if (!isField(name)) return []
    const own = name === 'certificates' ? certificateError(errorOf, certificates) : undefined
    const message = own ?? errorOf(name)
    return message === undefined ? [] : [failedField(name, message, texts)]
  })
}

/** Errors of single certificates are shown for all of them. */
function certificateError(errorOf: SectionProps['errorOf'], text: string): string | undefined {
  const places = Array.from({ length: 20 }, (_, place) => place)
  const isWrong = places.some(
    (place) =>
      errorOf(`certificates.${place}.title`) !== undefined ||
      errorOf(`certificates.${place}.file`) !== undefined,
  )
  return isWrong ? text : undefined
}
