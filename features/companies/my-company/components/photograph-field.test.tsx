import { textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownCompany } from '@/tests/support/own-company'
import { zodResolver } from '@hookform/resolvers/zod'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { sentOf } from '../../photograph/rules'
import type { RegistrationValues } from '../../registration/rules'
import { companyEditForm, valuesOf } from '../rules'
import { useEditTexts } from './edit-texts'
import { PhotographField } from './photograph-field'

const books = { en: english, ar: arabic }
const stored = {
  image: '/media/trees/600.jpg',
  image_alt_eng: 'Fig trees',
  image_alt_ara: 'أشجار تين',
  image_focus_x: 40,
  image_focus_y: 60,
}

function Field({ locale, company }: { locale: Locale; company: ReturnType<typeof ownCompany> }) {
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(companyEditForm, undefined, { raw: true }),
    defaultValues: valuesOf(company),
  })
  const photograph = useWatch({ control: form.control, name: 'photograph' }) ?? null
  return (
    <>
      <PhotographField
        locale={locale}
        company={company}
        form={form}
        choices={{
          companyTypes: [],
          titles: [],
          positions: [],
          locations: [],
          governorates: [],
          countries: [],
          products: [],
          services: [],
        }}
        texts={useEditTexts()}
        errorOf={() => undefined}
      />
      <pre>{sentOf(photograph)}</pre>
    </>
  )
}

const show = (locale: Locale, company = ownCompany(stored)) =>
  renderIn(<Field locale={locale} company={company} />, { locale })

const sent = () => JSON.parse(document.querySelector('pre')?.textContent ?? '')
const choose = (name: string) => {
  const start = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa])
  const input = document.querySelector('input[type=file]') ?? document.body
  fireEvent.change(input, { target: { files: [new File([start], name)] } })
}

describe.each(['en', 'ar'] as const)('the photograph of a company in its form (%s)', (locale) => {
  const { photograph: texts } = books[locale].companyEdit
  const alternatives = textsOf(books[locale].offerForm.pictures, 'image_alt')
  const part = () => within(screen.getByRole('group', { name: texts.label }))

  it('has its focal point and what it shows, in both languages', async () => {
    show(locale)
    const alternative = (label: string, value: string) => {
      expect(part().getByRole('textbox', { name: label })).toHaveValue(value)
    }
    await waitFor(() => alternative(alternatives.en, 'Fig trees'))
    alternative(alternatives.ar, 'أشجار تين')
    fireEvent.change(part().getByRole('textbox', { name: alternatives.ar }), {
      target: { value: 'بستان تين' },
    })
    fireEvent.keyDown(part().getByRole('slider'), { key: 'ArrowLeft' })
    expect(sent()).toMatchObject({ ...stored, image_alt_ara: 'بستان تين', image_focus_x: 35 })
  })

  it('is replaced by a file, which starts without description, and stays when that is removed', async () => {
    show(locale)
    choose('people.png')
    await waitFor(() => expect(sent()).toMatchObject({ image: null, image_alt_eng: '' }))
    expect(part().queryByRole('button', { name: texts.remove })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: books[locale].upload.remove }))
    expect(sent()).toEqual(stored)
  })

  it('is removed', async () => {
    show(locale)
    fireEvent.click(await screen.findByRole('button', { name: texts.remove }))
    expect(sent()).toBeNull()
    expect(screen.queryByRole('group', { name: texts.label })).toBeNull()
  })
})
