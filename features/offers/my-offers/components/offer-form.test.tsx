import { draftPauseMs, saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownChoices, ownOffer } from '@/tests/support/own-offers'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import type { sendOffer } from '../queries'
import { draftName, redirectMs, successMs } from '../rules'
import { OfferForm } from './offer-form'
import { useOfferFormTexts } from './offer-form-texts'

const books = { en: english, ar: arabic }

interface Sent {
  values: Parameters<typeof sendOffer>[1]
  version: number | null
  companyId: number
  key: string
}
let sent: Sent[]
let answer: () => Promise<'Success'>
let stored: MyOffer

beforeEach(() => {
  window.localStorage.clear()
  sent = []
  answer = () => Promise.resolve('Success')
  stored = ownOffer(5)
  answerCalls((endpoint) =>
    endpoint.path.startsWith('my-')
      ? Promise.resolve([stored])
      : Promise.resolve({
          data: [
            {
              code: '150920',
              ...bilingualPair('name', { en: 'Extra virgin olive oil', ar: '' }),
              heading: {
                code: '1509',
                ...bilingualPair('name', { en: 'Olive oil', ar: 'زيت زيتون' }),
              },
              chapter: { code: '15', ...bilingualPair('name', { en: 'Fats', ar: 'شحوم وزيوت' }) },
            },
          ],
          total: 1,
        }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const deliver: typeof sendOffer = (_subject, values, { companyId, version, key }) => {
  sent.push({ values: { ...values }, companyId, version, key })
  return answer()
}

interface Shown {
  type?: OfferType
  item?: MyOffer | null
  locale?: Locale
  company_id?: number | null
  hsCode?: string
  contacts?: string
}

function Form({ type = 'products', item = null, locale = 'en', company_id = 7, ...known }: Shown) {
  return (
    <OfferForm
      locale={locale}
      subject={{ type, item, ...known }}
      person={{ id: 3, company_id }}
      choices={ownChoices}
      addresses={{ profile: '/profile', list: '/my-products' }}
      texts={useOfferFormTexts(locale, type, item === null ? 'add' : 'edit')}
      deliver={deliver}
    />
  )
}

const show = (given: Shown = {}) => renderIn(<Form {...given} />, { locale: given.locale ?? 'en' })

const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input')
const type = (name: string, value: string) => fireEvent.change(named(name), { target: { value } })
const submit = (locale: Locale = 'en', mode: 'add' | 'edit' = 'add') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].offerForm.submit[mode] }))

const png = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa])], 'a.png')

async function choose(name: string, file: File) {
  fireEvent.change(named(name), { target: { files: [file] } })
  await screen.findByText(file.name)
}

async function fill() {
  type('name_eng', 'Olive oil')
  type('name_ara', 'زيت زيتون')
  type('industry', '2')
  type('sub_ind', '201')
  type('gs1_code', '6291041500213')
  type('hs_code', '150920')
  for (const field of ['description_eng', 'description_ara', 'features']) type(field, 'Text')
  type('cert', 'ISO')
  type('contacts', 'oil.example')
  await choose('image', png())
}

describe.each(['en', 'ar'] as const)('a new product (%s)', (locale) => {
  const { offerForm: texts, modals, rules } = books[locale]

  it('lists the empty fields in a dialog, and each line moves the focus to its field', async () => {
    show({ locale })
    submit(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    const { labels, required } = texts
    const names = [
      ...(['name_eng', 'name_ara', 'industry', 'sub_ind', 'gs1_code', 'hs_code'] as const),
      ...(['description_eng', 'description_ara', 'features', 'contacts'] as const),
      ...(['pictures', 'cert'] as const),
    ]
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(names.map((name) => `${labels[name]}${rules.required} ${required[name]}`))
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: new RegExp(required.contacts) }))
    await waitFor(() => expect(named('contacts')).toHaveFocus())
  })

  it('without a company sends nothing, and says that there is none', async () => {
    show({ locale, company_id: null })
    submit(locale)
    expect(await screen.findByText(texts.noCompany)).toBeInTheDocument()
    await fill()
    submit(locale)
    expect(await screen.findByText(texts.noCompany)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('shows a preview of its public page', async () => {
    show({ locale })
    await fill()
    fireEvent.click(screen.getByRole('button', { name: texts.preview.open }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(
      locale === 'en' ? 'Olive oil' : 'زيت زيتون',
    )
    expect(within(dialog).getByText('6291041500213')).toBeInTheDocument()
    expect(within(dialog).getByText(locale === 'en' ? 'Oils' : 'زيوت')).toBeInTheDocument()
    expect(sent).toEqual([])
  })
})

describe('delays after a new item is saved', () => {
  it.each([
    ['products', 500],
    ['services', 1000],
  ] as const)(
    'success of %s shows after %i ms, the profile follows after 2000',
    async (kind, ms) => {
      expect([successMs[kind], redirectMs]).toEqual([ms, 2000])
      const left = vi.fn()
      vi.stubGlobal('location', { ...window.location, assign: left })
      show({ type: kind })
      await fill()
      if (kind === 'services') await choose('certificate_image', png())
      vi.useFakeTimers()
      submit()
      // The answer is immediate, and its result is shown.
      while (sent.length === 0) await act(() => vi.advanceTimersByTimeAsync(0))
      await act(() => vi.advanceTimersByTimeAsync(0))
      await act(() => vi.advanceTimersByTimeAsync(ms - 1))
      expect(screen.queryByText(english.offerForm.success[kind].title)).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(2))
      expect(screen.getByText(english.offerForm.success[kind].title)).toBeInTheDocument()
      expect(left).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(redirectMs - ms))
      expect(left).toHaveBeenCalledWith('/profile')
    },
  )
})

describe('a form', () => {
  it('clears the sub-sector when the sector changes, and offers those of the sector', () => {
    show()
    type('industry', '2')
    type('sub_ind', '202')
    type('industry', '1')
    expect(named('sub_ind')).toHaveValue('')
    expect(
      within(named('sub_ind'))
        .getAllByRole('option')
        .map(({ textContent: text }) => text),
    ).toEqual([english.offerForm.choose, 'Knitted'])
  })

  it('of a service requires the certificate’s file, neither codes nor the certificate’s name', async () => {
    show({ type: 'services' })
    expect(document.querySelector('[name="gs1_code"], [name="hs_code"]')).toBeNull()
    submit()
    const dialog = await screen.findByRole('alertdialog')
    const { required } = english.offerForm
    expect(dialog).toHaveTextContent(required.certificate_image)
    expect(dialog).not.toHaveTextContent(required.cert)
  })

  it('shows what is wrong with a barcode', async () => {
    show()
    type('gs1_code', '6291041500214')
    fireEvent.blur(named('gs1_code'))
    expect(await screen.findByText(english.rules.gtin)).toBeInTheDocument()
  })

  it('is sent without a barcode where the product has none', async () => {
    show()
    await fill()
    type('gs1_code', '')
    fireEvent.click(screen.getByRole('checkbox', { name: english.offerForm.noGs1 }))
    expect(screen.queryByRole('textbox', { name: /Barcode/ })).toBeNull()
    submit()
    await waitFor(() => expect(sent).toMatchObject([{ values: { gs1_code: 'none' } }]))
  })

  it('shows again that its product has no barcode', () => {
    show({ item: ownOffer(6, { gs1_code: null }) })
    expect(screen.getByRole('checkbox', { name: english.offerForm.noGs1 })).toBeChecked()
  })

  it('begins a new product with the code that the plan of its person names', () => {
    show({ hsCode: '080410' })
    expect(named('hs_code')).toHaveValue('080410')
  })

  it('begins a new product with the website of the company as the place to write to', () => {
    show({ contacts: 'https://shafa.example' })
    expect(named('contacts')).toHaveValue('https://shafa.example')
    expect(named('contacts')).toBeRequired()
  })

  it('finds an HS code by words and fills it in', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: english.offerForm.codes.open }))
    const box = screen.getByRole('searchbox', { name: english.offerForm.codes.search })
    fireEvent.change(box, { target: { value: 'olive oil' } })
    fireEvent.click(await screen.findByRole('button', { name: /150920/ }))
    expect(named('hs_code')).toHaveValue('150920')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('that cannot be sent, as offline, keeps the input and offers to try again', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show()
    await fill()
    submit()
    expect(await screen.findByText(english.modals.error.title)).toBeInTheDocument()
    expect(named('name_eng')).toHaveValue('Olive oil')
    const before = sent.length
    fireEvent.click(screen.getByRole('button', { name: english.modals.error.retry }))
    await waitFor(() => expect(sent).toHaveLength(before + 1))
  })

  it('keeps its key for the same form, and has another one for another file', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show()
    await fill()
    submit()
    fireEvent.click(await screen.findByRole('button', { name: english.modals.error.retry }))
    await waitFor(() => expect(sent).toHaveLength(2))
    const [close] = await screen.findAllByRole('button', { name: english.modals.error.close })
    fireEvent.click(close ?? document.body)
    await choose('certificate_image', new File(['%PDF-1.7'], 'b.pdf'))
    fireEvent.submit(document.querySelector('form') ?? document.body)
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, second, third] = sent.map(({ key }) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('that was sent without an answer has the same key after a reload, and another once it is stored', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    const lost = show()
    await fill()
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    const picture = sent[0]?.values.pictures[0]?.file ?? png()
    lost.unmount()
    answer = () => Promise.resolve('Success')
    const reloaded = show()
    await choose('image', picture)
    submit()
    await screen.findByText(english.offerForm.success.products.title)
    reloaded.unmount()
    show()
    expect(named('name_eng')).toHaveValue('')
    await fill()
    submit()
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, second, third] = sent.map(({ key }) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('saves a draft for its person, and deletes it after saving', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { unmount } = show()
    type('name_eng', 'Half')
    act(() => vi.advanceTimersByTime(draftPauseMs + 1))
    unmount()
    show()
    expect(named('name_eng')).toHaveValue('Half')
    expect(screen.getByText(english.offerForm.draft.restored)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: english.offerForm.draft.forget }))
    expect(named('name_eng')).toHaveValue('')
    saveDraft('add-products', 99, { name_eng: 'Another person’s' })
    expect(named('name_eng')).toHaveValue('')
  })
})

describe('an edit', () => {
  it('restored from a draft sends the version the draft started from', async () => {
    const values = { name_eng: 'From the draft' }
    saveDraft(draftName({ type: 'products', item: stored }), 3, { version: 1, values })
    show({ item: { ...stored, version: 2 } })
    expect(named('name_eng')).toHaveValue('From the draft')
    submit('en', 'edit')
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }]))
  })

  it('sends the changes, and the success links back to the list', async () => {
    show({ item: stored })
    expect(named('name_eng')).toHaveValue('Product 5')
    type('name_eng', 'Better oil')
    submit('en', 'edit')
    expect(await screen.findByText(english.offerForm.saved.products.text)).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: english.offerForm.saved.products.back }),
    ).toHaveAttribute('href', '/my-products')
    expect(sent).toMatchObject([{ companyId: 7, version: 3 }])
    expect(sent[0]?.values.pictures).toMatchObject([{ image: stored.image, file: null }])
  })

  it.each([
    ['en', english.offerForm.saved.services.text],
    ['ar', arabic.offerForm.saved.services.text],
  ] as const)('of a service says “%s: %s”', async (locale, text) => {
    const codes = { gs1_code: null, hs_code: null }
    show({ type: 'services', item: ownOffer(5, codes), locale })
    type('name_eng', 'Better advice')
    submit(locale, 'edit')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(sent).toMatchObject([{ values: { name_eng: 'Better advice' } }])
  })

  it('that fails says so, and can be tried again', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show({ item: stored })
    submit('en', 'edit')
    expect(await screen.findByText(english.offerForm.failed)).toBeInTheDocument()
    answer = () => Promise.resolve('Success')
    fireEvent.click(screen.getByRole('button', { name: english.modals.error.retry }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(english.offerForm.failed)).toBeNull())
  })

  it('links back to the list', () => {
    show({ item: stored })
    expect(screen.getByRole('link', { name: english.offerForm.cancel })).toHaveAttribute(
      'href',
      '/my-products',
    )
  })

  it('does not require the certificate, nor files that are stored', async () => {
    show({ item: stored })
    type('cert', '')
    submit('en', 'edit')
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe.each(['en', 'ar'] as const)('two editors of one product (%s)', (locale) => {
  const texts = books[locale].offerForm
  const told = {
    en: /Rana Haddad saved other changes on.* Nov 21, 2026/,
    ar: /عدّل \u2068Rana Haddad\u2069 هذه البيانات/,
  }

  it('the second sees person and time, loses nothing, and chooses between the versions', async () => {
    const opened = stored
    const fields = {
      version: ['4'],
      changed_at: ['2026-11-21T09:30:00.000Z'],
      changed_by: ['Rana Haddad'],
    }
    answer = () => Promise.reject(new Problem('conflict', { fields }))
    show({ item: opened, locale })
    type('name_eng', 'My name for it')
    stored = ownOffer(5, { version: 4, cert: 'Halal', contacts: 'https://new.example' })
    submit(locale, 'edit')
    const notice = await screen.findByText(told[locale])
    expect(named('name_eng')).toHaveValue('My name for it')
    const alert = within(notice.closest<HTMLElement>('[role="alert"]') ?? notice)
    expect(alert.getByText('Halal')).toBeInTheDocument()
    fireEvent.click(alert.getByRole('button', { name: new RegExp(texts.labels.cert) }))
    expect(named('cert')).toHaveValue('Halal')
    answer = () => Promise.resolve('Success')
    submit(locale, 'edit')
    await screen.findByText(texts.saved.products.text)
    expect(sent.at(-1)).toMatchObject({
      version: 4,
      values: { name_eng: 'My name for it', cert: 'Halal' },
    })
  })
})
