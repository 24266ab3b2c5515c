import { installTransport } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { announceAccount, authorizedEvent, onAccountRequest } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import arabic from '@/messages/ar.json'
import english from '@/messages/en.json'
import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseMs } from '../../drafts/components/use-draft'
import type { EnquiryKind } from '../rules'
import { EnquiryForm } from './enquiry-form'
import { useEnquiryTexts } from './enquiry-texts'
import { successDelayMs } from './use-enquiry'

const books = { en: english, ar: arabic }
const options = [{ value: '1', text: 'One' }]
const choices = {
  industry: options,
  country: options,
  type_of_client: options,
  positions: options,
  barriers: options,
}

let sent: { submitData: Record<string, unknown>; idempotency_key: string; locale: string }[]
let answer: () => Promise<unknown>
let asked: object[]
let stopHearing: () => void

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.dataset.signedIn = 'yes'
  sent = []
  asked = []
  answer = () => Promise.resolve({ id: 104233 })
  stopHearing = onAccountRequest((request) => asked.push(request))
  installTransport((endpoint, input: { body?: (typeof sent)[number] }) => {
    if (endpoint.path === 'user') return Promise.resolve({ email: 'lina@portal.example' })
    if (input.body) sent.push(input.body)
    return answer()
  })
})
afterEach(() => {
  stopHearing()
  delete document.documentElement.dataset.signedIn
})

function Shown({ kind, locale }: { kind: EnquiryKind; locale: Locale }) {
  return (
    <EnquiryForm
      locale={locale}
      kind={kind}
      texts={useEnquiryTexts(kind, locale)}
      siteKey={null}
      choices={choices}
      termsHref="/terms-and-conditions"
      labelledBy="title"
    />
  )
}

const show = (kind: EnquiryKind = 'general', locale: Locale = 'en') =>
  renderIn(
    <>
      <h2 id="title">Form</h2>
      <Shown kind={kind} locale={locale} />
    </>,
    { locale },
  )

const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input')
const type = (name: string, value: string) => fireEvent.change(named(name), { target: { value } })

function fill() {
  type('name', 'Lina')
  type('job_title', 'Manager')
  type('company', 'Olive House')
  type('phone', '0790000000')
  type('industry', '1')
  type('country', '1')
  type('description', 'Which markets?')
  fireEvent.click(named('agreements'))
}

const send = (locale: Locale = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].enquiryForms.submit }))

describe.each(['en', 'ar'] as const)('sending an enquiry (%s)', (locale) => {
  const { enquiryForms: words, modals, rules } = books[locale]

  it('files it once with its type, key and language, empties the form and shows its number', async () => {
    show('general', locale)
    fill()
    send(locale)
    send(locale)
    const dialog = await screen.findByRole('dialog', { name: modals.success.title })
    expect(within(dialog).getByText('104233')).toBeInTheDocument()
    expect(within(dialog).getByRole('link', { name: words.follow })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/profile/user-enquiries/104233`,
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      locale,
      submitData: { enq_type: 1, name: 'Lina', email: 'lina@portal.example' },
    })
    expect(sent[0]?.idempotency_key).toMatch(/^[\da-f-]{36}$/)
    expect(named('name')).toHaveValue('')
    expect(window.localStorage).toHaveLength(0)
  })

  it('names each empty field, at the field and in the summary, and leads into it', async () => {
    show('general', locale)
    send(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    const lines = within(dialog).getAllByRole('listitem')
    const { fields } = words
    expect(lines.map((line) => line.textContent)).toEqual([
      ...[fields.name, fields.job_title, fields.company, fields.phone, fields.industry].map(
        (label) => label + rules.required,
      ),
      fields.targetCountry + rules.required,
      fields.description + rules.required,
      fields.agreements + rules.you_must,
    ])
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: new RegExp(fields.company) }))
    await waitFor(() => expect(named('company')).toHaveFocus())
    expect(named('company')).toHaveAccessibleDescription(rules.required)
    expect(named('company')).toBeInvalid()
  })

  it('asks a visitor to log in first, and keeps what was typed', async () => {
    document.documentElement.dataset.signedIn = 'no'
    show('general', locale)
    type('name', 'Lina')
    send(locale)
    expect(asked).toEqual([{ modal: 'login', stay: true }])
    expect(await screen.findByText(words.login.needed)).toBeInTheDocument()
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
    document.documentElement.dataset.signedIn = 'yes'
    act(() => announceAccount(authorizedEvent))
    expect(screen.getByText(words.login.done)).toBeInTheDocument()
    expect(named('name')).toHaveValue('Lina')
    await waitFor(() => expect(named('email')).toHaveValue('lina@portal.example'))
  })

  it('says that it failed and repeats it under the same key', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show('general', locale)
    fill()
    send(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.error.title })
    expect(within(dialog).getByText(books[locale].problems.unavailable)).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: modals.loading.title })).toBeNull()
    expect(named('name')).toHaveValue('Lina')
    answer = () => Promise.resolve({ id: 7 })
    fireEvent.click(within(dialog).getByRole('button', { name: modals.error.retry }))
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  })
})

describe('a submission', () => {
  const { modals, rules, enquiryForms: words } = english

  it('shows the loading modal until the answer comes, and the number half a second later', async () => {
    expect(successDelayMs).toBe(500)
    let arrive = (_: unknown) => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    show()
    fill()
    send()
    expect(await screen.findByRole('dialog', { name: modals.loading.title })).toBeInTheDocument()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await act(async () => arrive({ id: 7 }))
    expect(screen.queryByRole('dialog', { name: modals.success.title })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(successDelayMs))
    expect(screen.getByRole('dialog', { name: modals.success.title })).toBeInTheDocument()
    vi.useRealTimers()
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: modals.loading.title })).toBeNull(),
    )
  })

  it('whose session is over asks to log in and loses nothing', async () => {
    answer = () => Promise.reject(new Problem('unauthenticated'))
    show()
    fill()
    send()
    expect(await screen.findByText(words.login.needed)).toBeInTheDocument()
    expect(asked).toEqual([{ modal: 'login', stay: true }])
    expect(named('name')).toHaveValue('Lina')
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
  })

  it('of a field that the server refuses shows it at the field and in the summary', async () => {
    const fields = { 'submitData.country': ['choice'] }
    answer = () => Promise.reject(new Problem('invalid', { fields }))
    show()
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(rules.choice)
    expect(named('country')).toHaveAccessibleDescription(rules.choice)
  })

  it('that is refused by the captcha or a limit says so', async () => {
    const fields = { recaptchaToken: ['captcha'] }
    answer = () => Promise.reject(new Problem('invalid', { fields }))
    show()
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.error.title })
    expect(dialog).toHaveTextContent(rules.captcha)
    answer = () => Promise.reject(new Problem('too_many_requests', { retryAfter: 130 }))
    fireEvent.click(within(dialog).getByRole('button', { name: modals.error.retry }))
    await waitFor(() => expect(dialog).toHaveTextContent('in 3 minutes'))
  })

  it('counts an account address that is none as failing', async () => {
    installTransport((endpoint) =>
      Promise.resolve(endpoint.path === 'user' ? { email: 'nobody' } : { id: 1 }),
    )
    show()
    await waitFor(() => expect(named('email')).toHaveValue('nobody'))
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(rules.email)
  })
})

describe('a draft', () => {
  const { enquiryForms: words } = english

  it('is kept a moment after typing, and at once when the page goes', () => {
    vi.useFakeTimers()
    show()
    type('name', 'Lina')
    expect(window.localStorage.getItem('enquiry-general')).toBeNull()
    act(() => vi.advanceTimersByTime(pauseMs))
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
    expect(screen.getByText(words.draft.saved)).toBeInTheDocument()
    type('company', 'Olive House')
    fireEvent(window, new Event('pagehide'))
    expect(window.localStorage.getItem('enquiry-general')).toContain('Olive House')
    vi.useRealTimers()
  })

  it('is brought back when the form is shown again, and says so', () => {
    const { unmount } = show()
    fill()
    unmount()
    show()
    expect(named('name')).toHaveValue('Lina')
    expect(named('country')).toHaveValue('1')
    expect(named('agreements')).toBeChecked()
    expect(screen.getByText(words.draft.restored)).toBeInTheDocument()
  })

  it('of matchmaking is another than that of the market studies', () => {
    const { unmount } = show('matchmaking')
    fill()
    unmount()
    show('general')
    expect(named('name')).toHaveValue('')
  })

  it('does not follow into the other language by itself, and is not lost there', () => {
    const { unmount } = show('general', 'en')
    fill()
    unmount()
    show('general', 'ar')
    expect(named('name')).toHaveValue('')
    fireEvent.click(screen.getByRole('button', { name: arabic.enquiryForms.draft.bring }))
    expect(named('name')).toHaveValue('Lina')
  })

  it('follows what is typed in another tab', () => {
    show()
    const place = 'enquiry-general'
    const at = Date.now()
    const told = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place, newValue })))
    told(JSON.stringify({ at, drafts: { en: { values: { name: 'Sami' }, answers: {} } } }))
    expect(named('name')).toHaveValue('Sami')
  })

  it('that was sent in another tab is gone here as well', () => {
    window.localStorage.setItem(
      'enquiry-general',
      JSON.stringify({ at: Date.now(), drafts: { en: { values: { name: 'Sami' }, answers: {} } } }),
    )
    show()
    expect(named('name')).toHaveValue('Sami')
    const gone = new StorageEvent('storage', { key: 'enquiry-general', newValue: null })
    act(() => void window.dispatchEvent(gone))
    expect(named('name')).toHaveValue('')
  })

  it('is cleared by its button', () => {
    show()
    fill()
    fireEvent.click(screen.getByRole('button', { name: words.clear }))
    expect(named('name')).toHaveValue('')
    expect(named('agreements')).not.toBeChecked()
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('the form', () => {
  it.each([
    ['matchmaking', 'type_of_client'],
    ['barriers', 'barriers'],
    ['barriers', 'phone2'],
  ] as const)('of the kind %s asks for %s', (kind, field) => {
    show(kind)
    expect(named(field)).toBeRequired()
  })

  it('has a name, and hides from people what only programs fill in', () => {
    show()
    expect(screen.getByRole('form', { name: 'Form' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: english.enquiryForms.hidden })).toBeNull()
    expect(named('website')).toHaveAttribute('tabindex', '-1')
  })

  it('counts the characters of the description', () => {
    show()
    type('description', 'Hello')
    expect(named('description')).toHaveAccessibleDescription('5 of 5,000 characters')
  })
})
