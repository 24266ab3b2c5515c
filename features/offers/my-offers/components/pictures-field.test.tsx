import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownChoices, ownOffer } from '@/tests/support/own-offers'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type sendOffer } from '../queries'
import { OfferForm } from './offer-form'
import { useOfferFormTexts } from './offer-form-texts'

const books = { en: english, ar: arabic }
const picture = (name: string) => ({
  image: `/media/${name}/640.webp`,
  ...bilingualPair('image_alt', { en: name, ar: null }),
  image_focus_x: 50,
  image_focus_y: 50,
})
const item = ownOffer(5, { ...picture('one'), pictures: [picture('two')] })

let sent: Parameters<typeof sendOffer>[1][]
const deliver: typeof sendOffer = (_subject, values) => {
  sent.push(values)
  return Promise.resolve('Success')
}

beforeEach(() => {
  window.localStorage.clear()
  sent = []
})

function Form({ locale }: { locale: Locale }) {
  return (
    <OfferForm
      locale={locale}
      subject={{ type: 'products', item }}
      person={{ id: 3, company_id: 7 }}
      choices={ownChoices}
      addresses={{ profile: '/profile', list: '/my-products' }}
      texts={useOfferFormTexts(locale, 'products', 'edit')}
      deliver={deliver}
    />
  )
}

const show = (locale: Locale = 'en') => renderIn(<Form locale={locale} />, { locale })

const { pictures: texts } = english.offerForm
const png = (name: string) =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa])], name)
const input = () =>
  document.querySelector<HTMLInputElement>('[data-field="pictures"]') ?? new HTMLInputElement()
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const entry = (name: string) => within(screen.getByRole('group', { name }))
const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: english.offerForm.submit.edit }))
const sentPictures = async () => {
  submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]?.pictures
}

describe('the pictures of a form', () => {
  it.each(['en', 'ar'] as const)(
    'are shown in their order, each with its texts and focal point (%s)',
    (locale) => {
      show(locale)
      const own = books[locale].offerForm.pictures
      const second = own.nth.replace('{number}', '2')
      const [first, other] = [entry(own.first), entry(second)]
      const inEnglish = textsOf(own, 'image_alt').en
      expect(first.getByLabelText(inEnglish)).toHaveValue('one')
      expect(other.getByLabelText(inEnglish)).toHaveValue('two')
      const slider = first.getByRole('slider')
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('50'))
      expect(slider).toHaveAccessibleDescription(`${own.focusHelp} ${own.focusKeys}`)
    },
  )

  it('are added, up to eight, and the one that is too many is said', async () => {
    show()
    choose(png('a.png'), png('b.png'))
    expect(await screen.findByText('a.png')).toBeInTheDocument()
    choose(...Array.from({ length: 7 }, (_, at) => png(`more-${at}.png`)))
    expect(await screen.findByText(texts.most)).toBeInTheDocument()
    expect(await sentPictures()).toHaveLength(8)
  })

  it('are only pictures: the name of another file is said at once', async () => {
    show()
    const svg = new File(['<svg onload="alert(1)"/>'], 'a.png')
    choose(svg)
    expect(await screen.findByText(english.rules.picture)).toBeInTheDocument()
    choose(png('good.png'), svg)
    expect(await screen.findByText(/a\.png/)).toHaveTextContent(english.rules.picture)
    expect(await sentPictures()).toHaveLength(3)
  })

  it('change places by buttons, which keep the focus and say the new place', async () => {
    show()
    const later = entry(texts.first).getByRole('button', { name: new RegExp(`^${texts.later}`) })
    fireEvent.click(later)
    expect(later).toHaveFocus()
    expect(screen.getByText(/2.* of .*2/)).toHaveAttribute('role', 'status')
    expect((await sentPictures())?.map(({ image }) => image)).toEqual([
      '/media/two/640.webp',
      '/media/one/640.webp',
    ])
  })

  it('have a focal point that arrow keys and a click move', async () => {
    show()
    const slider = entry(texts.first).getByRole('slider')
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    fireEvent.keyDown(entry(texts.first).getByRole('slider'), { key: 'ArrowUp', shiftKey: true })
    const other = entry(texts.nth.replace('{number}', '2')).getByRole('slider')
    other.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100)
    fireEvent.click(other, { clientX: 60, clientY: 110 })
    expect(await sentPictures()).toMatchObject([
      { image_focus_x: 55, image_focus_y: 49 },
      { image_focus_x: 25, image_focus_y: 90 },
    ])
  })

  it('have an alternative text in both languages', async () => {
    show()
    const field = entry(texts.first).getByLabelText(textsOf(texts, 'image_alt').ar)
    fireEvent.change(field, { target: { value: 'زجاجة زيت' } })
    const [first] = (await sentPictures()) ?? []
    expect(first).toMatchObject(bilingualPair('image_alt', { en: 'one', ar: 'زجاجة زيت' }))
  })

  it('are removed, but one must stay', async () => {
    show()
    const remove = () =>
      fireEvent.click(
        entry(texts.first).getByRole('button', { name: new RegExp(`^${texts.remove}`) }),
      )
    remove()
    expect(screen.getByText(texts.removed)).toBeInTheDocument()
    expect(input()).toHaveFocus()
    remove()
    submit()
    const { title } = english.modals.requiredFields
    const dialog = await screen.findByRole('alertdialog', { name: title })
    expect(dialog).toHaveTextContent(english.offerForm.required.pictures)
    expect(sent).toEqual([])
  })
})
