import { renderIn } from '@/tests/support/in-language'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nameLimit } from '../contract'
import { nameCounter } from '../rules'
import { ConsultationFields } from './consultation-fields'

const books = { en: english, ar: arabic }

it.each([
  [
    'en',
    '0 / 10 characters. A longer name is fine, up to 100.',
    '12 characters. A name can have up to 100.',
  ],
  [
    'ar',
    'عدد الأحرف: 0 من 10. يمكن كتابة اسم أطول، حتى 100 حرف.',
    'عدد الأحرف: 12. يمكن أن يصل الاسم إلى 100 حرف.',
  ],
] as const)('the counter at the name says how long a name can be (%s)', (locale, empty, longer) => {
  const { consultation, rules } = books[locale]
  renderIn(
    <ConsultationFields
      locale={locale}
      termsHref="/terms-and-conditions"
      counter={nameCounter}
      texts={{ ...consultation, rules, wait: {} }}
      onSent={() => {}}
    />,
    { locale },
  )
  const name = screen.getByRole('textbox', { name: new RegExp(`^${consultation.name}`) })
  expect(name).toHaveAccessibleDescription(empty)
  expect(name).toHaveAttribute('maxlength', String(nameLimit))
  fireEvent.change(name, { target: { value: 'Twelve chars' } })
  expect(name).toHaveAccessibleDescription(longer)
})
