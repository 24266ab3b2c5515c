import { draftPauseMs, saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { bilingualPair } from '@/lib/bilingual/pair'
import { ownCompany } from '@/tests/support/own-company'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { sendChange } from '../queries'
import { redirectMs, successMs } from '../rules'
import { EditForm } from './edit-form'
import { useEditTexts } from './edit-texts'

const books = { en: english, ar: arabic }
const options = [
  { value: '1', text: 'One' },
  { value: '2', text: 'Two' },
]
const choices = {
  companyTypes: options,
  titles: options,
  positions: options,
  locations: options,
  governorates: options,
  countries: options,
  products: options,
  services: options,
}

interface Sent {
  version: number | null
  values: Parameters<typeof sendChange>[1]
}
let sent: Sent[]
let answer: () => Promise<'Success'>
let stored: ReturnType<typeof ownCompany>

beforeEach(() => {
  window.localStorage.clear()
  sent = []
  answer = () => Promise.resolve('Success')
  stored = ownCompany()
  answerCalls(() => Promise.resolve([stored]))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const deliver: typeof sendChange = ({ version }, values) => {
  sent.push({ version, values: { ...values } })
  return answer()
}

interface Shown {
  company?: Parameters<typeof ownCompany>[0]
  locale?: Locale
}

function Form({ company, locale = 'en' }: Shown) {
  return (
    <EditForm
      locale={locale}
      owner={3}
      company={ownCompany(company)}
      choices={choices}
      addresses={{ profile: '/profile', company: '/my-company' }}
      preview={{ messages: books[locale], names: { countries: [], governorates: [] } }}
      texts={useEditTexts()}
      deliver={deliver}
    />
  )
}

const show = (shown: Shown = {}) =>
  renderIn(
    <>
      <h1 id="company-edit">Edit</h1>
      <Form {...shown} />
    </>,
    { locale: shown.locale ?? 'en' },
  )

const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input')
const type = (name: string, value: string) => fireEvent.change(named(name), { target: { value } })
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body)
const summary = () =>
  screen.findByRole('alertdialog', { name: english.modals.requiredFields.title })
const lines = async () =>
  within(await summary())
    .getAllByRole('listitem')
    .map((line) => line.textContent)
const { labels, required } = english.companyRegistration
/** The line of a field that is empty. */
const missing = (name: keyof typeof labels & keyof typeof required) =>
  `${labels[name]}${english.rules.required} ${required[name]}`

describe('the change of a company', () => {
  it('starts with the last saved values', () => {
    show()
    expect(named('company_registered_name').value).toBe('Petra Olive Oil')
    expect(named('type_of_company').value).toBe('1')
    expect(named('governorates').value).toBe('1')
    expect(named('certificates.0.title').value).toBe('ISO 9001')
    expect(screen.getByRole('img', { name: 'Saved logo' })).toHaveAttribute('src', stored.logo)
    expect(screen.getAllByText('Saved file')).toHaveLength(2)
  })

  it('location type 1 requires a governorate and disables the country field', () => {
    show()
    expect(named('governorates')).toBeEnabled()
    expect(named('location_country_id')).toBeDisabled()
  })

  it('location type 2 requires a country, disables and clears the governorate', async () => {
    show()
    type('location_type_id', '2')
    expect(named('governorates')).toBeDisabled()
    expect(named('governorates').value).toBe('')
    expect(named('location_country_id')).toBeEnabled()
    submit()
    expect(await lines()).toEqual([missing('location_country_id')])
  })

  it.each([
    'company_registered_name',
    'company_trading_name',
    'phone_number',
    'mobile_number',
    'e_mail',
    'website_url',
    'person_first_name',
    'person_last_name',
    'person_mobile_number',
    'person_email',
    'type_of_company',
    'person_title',
    'person_position',
  ] as const)('requires %s, in the required-fields modal', async (name) => {
    show()
    type(name, '')
    submit()
    expect(await lines()).toEqual([missing(name)])
    expect(sent).toEqual([])
  })

  it('lists empty product industries, service industries and countries of operations', async () => {
    show({
      company: {
        industry_information_for_products: '[]',
        industry_information_for_services: '[]',
        countries_of_operations: '[]',
      },
    })
    submit()
    expect(await lines()).toEqual([
      missing('industry_information_for_products'),
      missing('industry_information_for_services'),
      missing('countries_of_operations'),
    ])
  })

  it.each(['industry_information_for_products', 'industry_information_for_services'])(
    'asks for no %s where the other list has one',
    async (name) => {
      show({ company: { [name]: '[]' } })
      submit()
      await waitFor(() => expect(sent).toHaveLength(1))
    },
  )

  it('accepts telephone numbers as digits, and valid e-mail addresses', async () => {
    show()
    type('phone_number', '12ab')
    type('e_mail', 'sales')
    submit()
    expect(await lines()).toEqual([
      `${labels.phone_number}${english.rules.phone}`,
      `${labels.e_mail}${english.rules.email}`,
    ])
  })

  it('moves the focus from a line of the modal to its field', async () => {
    show()
    type('person_email', '')
    submit()
    const line = new RegExp(required.person_email)
    fireEvent.click(within(await summary()).getByRole('button', { name: line }))
    await waitFor(() => expect(named('person_email')).toHaveFocus())
  })
})

describe('the profile for buyers', () => {
  it('is sent as it was typed, with a year in either kind of digits', async () => {
    show()
    type('description_eng', 'Presses olive oil.')
    type('founded', '١٩٩٨')
    type('employees', '10-49')
    fireEvent.click(screen.getByRole('checkbox', { name: 'French' }))
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.values).toMatchObject({
      ...bilingualPair('description', { en: 'Presses olive oil.', ar: '' }),
      founded: '١٩٩٨',
      employees: '10-49',
      languages: ['fr'],
    })
  })

  it.each(['998', '3000', 'soon'])('refuses %s as the year of the foundation', async (year) => {
    show()
    type('founded', year)
    submit()
    expect(await lines()).toEqual([expect.stringContaining(english.rules.year)])
  })

  it('says that a change takes back what the portal has checked', () => {
    show({ company: { verified: [{ fact: 'contacts', on: '2026-11-01' }] } })
    expect(screen.getByText(/The portal has verified your company/)).toHaveTextContent(
      english.companies.verified.fact.contacts,
    )
  })

  it('is absent where the backend does not know it', () => {
    show({ company: { verified: null } })
    expect(named('founded').name).toBe('')
    expect(named('certificates.0.valid_until').name).toBe('')
    expect(screen.queryByText(english.companyEdit.profile.section)).toBeNull()
  })
})

describe('certificates', () => {
  const remove = (number: number) =>
    screen.queryByRole('button', { name: `Remove certificate ${number}` })
  const add = () => screen.getAllByRole('button', { name: 'Add a certificate' })

  it('have at least one row: a blank one without certificates', () => {
    show({ company: { attachment_option_file: '[]' } })
    expect(named('certificates.0.title').value).toBe('')
    expect(remove(1)).toBeNull()
    expect(add()).toHaveLength(1)
  })

  it('have remove buttons only with several rows, and the add button only on the last', () => {
    show()
    expect(remove(1)).toBeNull()
    fireEvent.click(add()[0] ?? document.body)
    expect(remove(1)).not.toBeNull()
    expect(remove(2)).not.toBeNull()
    expect(add()).toHaveLength(1)
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('[type=file]'))
    expect(within(rows[1] ?? document.body).getByText('Add a certificate')).toBeInTheDocument()
    fireEvent.click(remove(1) ?? document.body)
    expect(named('certificates.0.title').value).toBe('')
    expect(remove(1)).toBeNull()
  })

  it.each([
    ['en', 'Certificate 2 name is required', 'Certificate 2 file is required'],
    [
      'ar',
      arabic.companyEdit.certificateName.replace('{number, number}', '2'),
      arabic.companyEdit.certificateFile.replace('{number, number}', '2'),
    ],
  ] as const)('that are half filled need a name and a file, in %s', async (locale, name, file) => {
    show({ locale })
    const [button] = screen.getAllByRole('button', {
      name: books[locale].companyRegistration.addCertificate,
    })
    fireEvent.click(button ?? document.body)
    type('certificates.1.valid_until', '2030-01-31')
    submit()
    const dialog = await screen.findByRole('alertdialog')
    const found = within(dialog).getAllByRole('listitem')
    expect(found.map((line) => line.textContent)).toEqual([name, file])
  })

  it.each([
    ['products', 'industry_information_for_services'],
    ['services', 'industry_information_for_products'],
  ])(
    'are not needed: a company without, with sectors of %s only, is saved',
    async (_kind, empty) => {
      show({ company: { attachment_option_file: '[]', [empty]: '[]' } })
      type('phone_number', '0791234567')
      submit()
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]?.values).toMatchObject({ phone_number: '0791234567', [empty]: [] })
    },
  )

  it('that nobody touched are ignored', async () => {
    show({ company: { attachment_option_file: '[]' } })
    fireEvent.click(add()[0] ?? document.body)
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('do not end before they begin', async () => {
    show()
    type('certificates.0.valid_from', '2027-02-01')
    type('certificates.0.valid_until', '2027-01-31')
    submit()
    expect(await lines()).toEqual([expect.stringContaining(english.rules.certificate_days)])
    expect(sent).toEqual([])
  })

  it('with a stored file need no new one', async () => {
    show()
    type('certificates.0.title', 'ISO 9001:2015')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.values.certificates).toMatchObject([{ title: 'ISO 9001:2015', file: null }])
  })
})

describe('the file-change rule', () => {
  it('marks a file as changed only if a new one was chosen', async () => {
    show()
    const png = new File([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 0])], 'a.png')
    fireEvent.change(named('logo'), { target: { files: [png] } })
    await screen.findByText('a.png')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.values).toMatchObject({ logo: png, company_profile_pdf: null })
  })
})

describe('sending a change', () => {
  it('shows success after 500 ms, and opens the profile after 2000', async () => {
    expect([successMs, redirectMs]).toEqual([500, 2000])
    const left = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign: left })
    show()
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(sent).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(499))
    const title = english.companyEdit.success.title
    expect(screen.queryByText(title)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(left).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(left).toHaveBeenCalledWith('/profile')
  })

  it('a failure closes the loading modal and opens the error modal; trying again sends all', async () => {
    show()
    type('phone_number', '0791234567')
    answer = () => Promise.reject(new Problem('unavailable'))
    submit()
    const failed = await screen.findByRole('alertdialog', { name: english.modals.error.title })
    expect(screen.queryByText(english.companyEdit.sending)).toBeNull()
    answer = () => Promise.resolve('Success')
    fireEvent.click(within(failed).getByRole('button', { name: english.modals.error.retry }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.values.phone_number).toBe('0791234567')
  })

  it('shows an error of the server at its field', async () => {
    show()
    answer = () =>
      Promise.reject(new Problem('invalid', { fields: { website_url: ['web_address'] } }))
    submit()
    expect(await lines()).toEqual([`${labels.website_url}${english.rules.web_address}`])
  })

  it.each([
    ['en', /Sami Nasser saved other changes on Nov 20, 2026/],
    ['ar', /Sami Nasser/],
  ] as const)(
    'two editors at once (%s): the second is told all and loses nothing',
    async (locale, told) => {
      show({ locale })
      const texts = books[locale].companyEdit.conflict
      const names = books[locale].companyRegistration.labels
      type('e_mail', 'mine@petra-oil.example')
      const certificates = [
        { id: 1, title: 'Halal', file: '/api/files/halal' },
        { id: 2, title: 'ISO 9001', file: '/api/files/iso' },
      ]
      stored = ownCompany({
        version: 4,
        phone_number: '0798888888',
        attachment_option_file: JSON.stringify(certificates),
      })
      const fields = {
        version: ['4'],
        changed_by: ['Sami Nasser'],
        changed_at: ['2026-11-20T09:30:00Z'],
      }
      answer = () => Promise.reject(new Problem('conflict', { fields }))
      submit()
      const dialog = await screen.findByRole('alertdialog', {
        name: texts.title,
      })
      expect(dialog).toHaveTextContent(told)
      for (const name of ['phone_number', 'e_mail', 'certificates'] as const) {
        expect(dialog).toHaveTextContent(names[name])
      }
      expect(named('e_mail').value).toBe('mine@petra-oil.example')
      answer = () => Promise.resolve('Success')
      fireEvent.click(within(dialog).getByRole('button', { name: texts.save }))
      await waitFor(() => expect(sent).toHaveLength(2))
      expect(sent.map(({ version }) => version)).toEqual([3, 4])
    },
  )
})

describe('a draft', () => {
  it('is saved while typing, and restored with the version it started from', async () => {
    const { unmount } = show()
    vi.useFakeTimers()
    type('company_trading_name', 'Half a name')
    await act(() => vi.advanceTimersByTimeAsync(draftPauseMs))
    expect(screen.getByText(english.companyRegistration.draft.saved)).toBeInTheDocument()
    vi.useRealTimers()
    unmount()
    show({ company: { version: 9 } })
    expect(named('company_trading_name').value).toBe('Half a name')
    expect(named('certificates.0.title').value).toBe('ISO 9001')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.version).toBe(3)
    expect(window.localStorage).toHaveLength(0)
  })

  it('of another company is not restored', () => {
    const values = { company_trading_name: 'Other' }
    saveDraft('company-edit', 3, { company: 8, version: 1, values })
    show()
    expect(named('company_trading_name').value).toBe('Petra Oil')
  })
})

describe('the preview', () => {
  it.each(['en', 'ar'] as const)('shows the public page with the typed values, in %s', (locale) => {
    show({ locale })
    type('company_registered_name', 'Petra Oils')
    type('e_mail', 'new@petra-oil.example')
    const { previewButton, preview } = books[locale].companyEdit
    fireEvent.click(screen.getByRole('button', { name: previewButton }))
    const dialog = screen.getByRole('dialog', { name: preview.title })
    expect(dialog).toHaveTextContent('Petra Oils')
    expect(dialog).toHaveTextContent('new@petra-oil.example')
    expect(dialog).not.toHaveTextContent('rana@petra-oil.example')
    expect(sent).toEqual([])
  })
})
