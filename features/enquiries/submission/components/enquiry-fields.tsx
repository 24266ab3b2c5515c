'use client'

import { CodeField } from '@/components/code-search/code-field'
import { CheckboxField } from '@/components/form/checkbox-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TrapField } from '@/components/form/trap-field'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { hsCodeExample } from '@/features/hs-nomenclature/contract'
import { ruleText } from '@/lib/api/rule-sentences'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { Fragment, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { enquiryLimits } from '../../contract'
import { findProducts } from '../queries'
import { emptyValues, type EnquiryField } from '../../rules/form-values'
import { fieldParts, isRequired, listedFields, newDetails, type EnquiryKind } from '../rules'
import styles from './enquiry-form.module.css'
import type { EnquiryChoices, EnquiryTexts } from './enquiry-texts'
import type { Enquiry } from './use-enquiry'

interface EnquiryFieldsProps {
  locale: Locale
  kind: EnquiryKind
  enquiry: Enquiry
  choices: EnquiryChoices
  termsHref: string
  texts: EnquiryTexts
  /** What the portal knows of the chosen country. */
  known?: ReactNode
}

/** The fields of a form in titled parts, then what belongs to it besides, the terms at the end. */
export function EnquiryFields({
  children,
  ...props
}: EnquiryFieldsProps & { children?: ReactNode }) {
  const { kind, enquiry, termsHref, texts, known } = props
  const { form } = enquiry
  const parts = fieldParts[kind]
  const errorOf = useErrors(props)
  return (
    <>
      <Note>{texts.marked}</Note>
      {(['person', 'request'] as const).map((part) => (
        <Stack key={part} as="fieldset" gap={4} className={styles.part}>
          <legend className={styles.legend}>{texts.parts[part]}</legend>
          {parts[part].map((field) => (
            <Fragment key={field}>
              <OneField {...props} field={field} error={errorOf(field)} />
              {field === 'country' && known}
            </Fragment>
          ))}
        </Stack>
      ))}
      {children}
      <KeepForNextTime {...props} />
      <TrapField field={form.register('website')} label={texts.hidden} />
      <CheckboxField
        control={form.control}
        name="agreements"
        error={errorOf('agreements')}
        label={
          <>
            {texts.agree}{' '}
            <Link href={termsHref} newTab={texts.newTab}>
              {texts.terms}
            </Link>
          </>
        }
      />
    </>
  )
}

/** Offered where the profile lacks something that the form asks for. */
function KeepForNextTime({ kind, enquiry, texts }: EnquiryFieldsProps) {
  const { form, person } = enquiry
  if (!person || texts.keep === null || !newDetails(kind, emptyValues, person)) return null
  return <CheckboxField control={form.control} name="keep" label={texts.keep} />
}

function useErrors({ enquiry, texts }: EnquiryFieldsProps) {
  const { errors } = useFormState({ control: enquiry.form.control })
  return (field: EnquiryField) => {
    const message = errors[field]?.message
    return ruleText(texts.rules, message, texts.required[field])
  }
}

interface OneFieldProps extends EnquiryFieldsProps {
  field: EnquiryField
  error: string | undefined
}

function OneField(props: OneFieldProps) {
  const { kind, field, error, enquiry, choices, texts } = props
  const shared = {
    label: texts.labels[field] ?? field,
    help: texts.help[field],
    error,
    required: isRequired(kind, field),
  }
  const listed = listedFields.find((name) => name === field)
  if (listed) {
    const options = choices[listed] ?? []
    const registered = enquiry.form.register(listed)
    return (
      <SelectField {...shared} field={registered} placeholder={texts.choose} options={options} />
    )
  }
  if (field === 'product') return <Product {...props} {...shared} />
  if (field === 'description') return <Description {...props} {...shared} />
  if (field === 'email' && kind !== 'barriers') return <AccountEmail {...props} {...shared} />
  return <TextField {...shared} {...inputs[field]} field={enquiry.form.register(field)} />
}

const phone = { type: 'tel', autoComplete: 'tel', leftToRight: true } as const

/** The attributes of a field for autofill. */
const inputs: Partial<Record<EnquiryField, object>> = {
  name: { autoComplete: 'name', maxLength: enquiryLimits.text },
  job_title: { autoComplete: 'organization-title', maxLength: enquiryLimits.text },
  company: { autoComplete: 'organization', maxLength: enquiryLimits.text },
  phone,
  phone2: phone,
  email: { type: 'email', autoComplete: 'email', leftToRight: true },
  since: { type: 'date' },
  agreement: { maxLength: enquiryLimits.text },
}

interface Shown {
  label: string
  help: string | undefined
  error: string | undefined
  required: boolean
}

/** The description with its number of characters and the maximum. */
function Description({ locale, enquiry, help = '', label, error }: OneFieldProps & Shown) {
  const { form } = enquiry
  const count = useWatch({ control: form.control, name: 'description' }).length
  return (
    <TextField
      label={label}
      error={error}
      field={form.register('description')}
      maxLength={enquiryLimits.description}
      help={fillText(help, { count, most: enquiryLimits.description }, locale)}
      rows={7}
    />
  )
}

/** The product by its code, with a search for it; absent where the portal has no codes. */
function Product({ locale, enquiry, texts, ...shown }: OneFieldProps & Shown) {
  const { form } = enquiry
  if (texts.codes === null) return null
  const onChoose = (code: string) => form.setValue('product', code, { shouldValidate: true })
  const { label, help, error, required } = shown
  return (
    <CodeField
      label={label}
      help={help}
      error={error}
      required={required}
      field={form.register('product')}
      placeholder={hsCodeExample}
      search={{ locale, texts: texts.codes, search: findProducts, onChoose }}
    />
  )
}

/** The address of the account, which is read-only (spec part 1 section 5). */
function AccountEmail({ enquiry, texts, label, help, error }: OneFieldProps & Shown) {
  const { person } = enquiry
  const fixed = {
    name: 'email',
    value: person?.email ?? '',
    readOnly: true,
    onChange: () => Promise.resolve(),
    onBlur: () => Promise.resolve(),
    ref: () => {},
  }
  return (
    <TextField
      field={fixed}
      type="email"
      leftToRight
      required={false}
      label={label}
      help={person ? help : texts.help.emailVisitor}
      error={error}
    />
  )
}
