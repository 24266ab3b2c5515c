import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyRegistration, type RegistrationValues } from '../rules'
import { DrawnFileButton } from './drawn-file-button'
import { useRegistrationTexts } from './registration-texts'

const books = { en: english, ar: arabic }
const options = [{ value: '1', text: 'Dates and fruit' }]
const none: typeof options = []
const choices = {
  companyTypes: none,
  titles: none,
  positions: none,
  locations: none,
  governorates: none,
  countries: none,
  products: options,
  services: none,
}

let written: string[]
const shown: { form?: UseFormReturn<RegistrationValues> } = {}
const chosen = (name: 'logo' | 'company_profile_pdf') => shown.form?.getValues(name)

beforeEach(() => {
  written = []
  const pen = {
    fillRect: () => {},
    measureText: () => ({ width: 1 }),
    fillText: (text: string) => written.push(text),
  }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: (picture: Blob) => void, type: string) => done(new Blob(['px'], { type })),
  })
})
afterEach(() => vi.unstubAllGlobals())

function Buttons({ locale, given }: { locale: Locale; given: Partial<RegistrationValues> }) {
  const form = useForm<RegistrationValues>({ defaultValues: { ...emptyRegistration, ...given } })
  useEffect(() => {
    shown.form = form
  })
  const shared = { locale, form, choices, texts: useRegistrationTexts() }
  return (
    <>
      <DrawnFileButton {...shared} name="logo" />
      <DrawnFileButton {...shared} name="company_profile_pdf" />
    </>
  )
}

const named = {
  company_registered_name: 'Shafa Dates Company',
  company_trading_name: 'Shafa Dates',
  industry_information_for_products: ['1'],
  e_mail: 'sales@shafa.example',
  person_email: 'rana@shafa.example',
}

it.each(['en', 'ar'] as const)(
  'a company without files draws them from its form, without the contact person (%s)',
  async (locale) => {
    const { drawn } = books[locale].companyRegistration
    renderIn(<Buttons locale={locale} given={named} />, { locale })
    fireEvent.click(screen.getByRole('button', { name: drawn.logo }))
    await waitFor(() => expect(chosen('logo')?.type).toBe('image/png'))
    expect(written).toEqual(['SD'])
    fireEvent.click(screen.getByRole('button', { name: drawn.company_profile_pdf }))
    await waitFor(() => expect(chosen('company_profile_pdf')?.type).toBe('application/pdf'))
    const text = written.join(' ')
    for (const part of ['Shafa Dates Company', 'Dates and fruit', 'sales@shafa.example']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('rana@shafa.example')
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  },
)

it('a file is drawn once the company has a name', () => {
  renderIn(<Buttons locale="en" given={{}} />, { locale: 'en' })
  fireEvent.click(screen.getByRole('button', { name: english.companyRegistration.drawn.logo }))
  expect(chosen('logo')).toBeNull()
  expect(written).toEqual([])
})
