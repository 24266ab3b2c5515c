'use client'

import { Button } from '@/components/button/button'
import { notify } from '@/components/snackbar/messages'
import { textsOf } from '@/lib/bilingual/in-locale'
import { useController, useWatch } from 'react-hook-form'
import { filledLines, initialsOf, type ProfileLine } from '../../drawn-files/rules'
import type { RegistrationValues } from '../rules'
import type { SectionProps } from './use-registration'

interface DrawnFileButtonProps extends Pick<SectionProps, 'locale' | 'texts' | 'choices' | 'form'> {
  name: 'logo' | 'company_profile_pdf'
}

/** For a company without a file yet: draws one from what the form says, while none is chosen. */
export function DrawnFileButton(props: DrawnFileButtonProps) {
  const { name, texts, form } = props
  const { field } = useController({ control: form.control, name })
  const company = useWatch({ control: form.control, name: 'company_registered_name' })
  if (field.value) return null
  const draw = async () => {
    const file = company.trim() === '' ? null : await drawn(props, form.getValues())
    if (file) form.setValue(name, file, { shouldValidate: true, shouldDirty: true })
    else notify(company.trim() === '' ? texts.drawn.nameFirst : texts.drawn.failed)
  }
  return (
    <p>
      <Button variant="quiet" onClick={() => void draw()}>
        {texts.drawn[name]}
      </Button>
    </p>
  )
}

async function drawn(props: DrawnFileButtonProps, values: RegistrationValues) {
  const { locale, name } = props
  const { drawnLogo, drawnProfile } = await import('../../drawn-files/components/draw')
  const { company_registered_name: registered, company_trading_name: trading } = values
  if (name === 'logo') return drawnLogo(initialsOf(trading) || initialsOf(registered))
  return drawnProfile(locale, { title: registered, lines: profileOf(props, values) })
}

/** What the form says that buyers may read: not the contact person. */
function profileOf({ texts, choices }: DrawnFileButtonProps, values: RegistrationValues) {
  const { labels } = texts
  const named = (list: typeof choices.products, ids: readonly string[]) =>
    list.flatMap(({ value, text }) => (ids.includes(value) ? [text] : [])).join(' · ')
  const lines: ProfileLine[] = [
    { text: textsOf(values, 'company_registered_name').ar },
    { label: labels.company_trading_name, text: values.company_trading_name },
    ...(['products', 'services'] as const).map((kind) => {
      const field = `industry_information_for_${kind}` as const
      return { label: labels[field], text: named(choices[kind], values[field]) }
    }),
    {
      label: labels.countries_of_operations,
      text: named(choices.countries, values.countries_of_operations),
    },
    ...(['phone_number', 'mobile_number', 'e_mail', 'website_url'] as const).map((field) => {
      return { label: labels[field], text: values[field] }
    }),
  ]
  return filledLines(lines)
}
