import type { User } from '@/features/accounts/contract'
import { Problem } from '@/lib/api/problem'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bothLanguages } from '@/lib/bilingual/pair'
import { announceAccount, authorizedEvent } from '@/lib/auth/account-request'
import { english } from '@/messages/en'
import { companyWith } from '@/tests/support/directory'
import {
  books,
  fill,
  named,
  send,
  showForm,
  type,
  mockEnquiryCalls,
} from '@/tests/support/enquiry-form'
import { formatDate } from '@/lib/i18n/format'
import { answerCalls } from '@/tests/support/test-transport'
import { filedEnquiry, listedEnquiry } from '@/tests/support/enquiry-rows'
import { ownCompany } from '@/tests/support/own-company'
import { userWith } from '@/tests/support/user'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { successDelayMs } from './use-enquiry'

const calls = mockEnquiryCalls()

describe.each(['en', 'ar'] as const)('sending an enquiry (%s)', (locale) => {
  const { enquiryForms: texts, modals, rules } = books[locale]

  it('files it once with its type, key and language, empties the form and shows its number', async () => {
    showForm('general', locale)
    fill()
    send(locale)
    send(locale)
    const dialog = await screen.findByRole('dialog', { name: modals.success.title })
    expect(within(dialog).getByText('104233')).toBeInTheDocument()
    expect(
      within(dialog).queryByRole('link', { name: books[locale].publishEnquiry.action }),
    ).toBeNull()
    expect(within(dialog).getByRole('link', { name: texts.follow })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/profile/user-enquiries/104233`,
    )
    expect(calls.sent).toHaveLength(1)
    expect(calls.sent[0]).toMatchObject({
      locale,
      submitData: { enq_type: 1, name: 'Lina', email: 'lina@portal.example' },
    })
    expect(calls.sent[0]?.idempotency_key).toMatch(/^[\da-f-]{36}$/)
    expect(named('name')).toHaveValue('')
    expect(window.localStorage).toHaveLength(0)
  })

  it('names the day by which the office answers, next to its number', async () => {
    showForm('institution', locale)
    fill()
    send(locale)
    const dialog = await screen.findByRole('dialog', { name: modals.success.title })
    const promise = texts.answerBy.replace('{date}', formatDate(listedEnquiry.due.at, locale))
    expect(await within(dialog).findByText(promise)).toBeInTheDocument()
  })

  it('about a barrier takes its product by words', async () => {
    const names = { ...bothLanguages('name', 'Dates') }
    const found = { code: '080410', ...names, heading: { code: '0804', ...names } }
    const codes = { data: [{ ...found, chapter: { code: '08', ...names } }], total: 1 }
    const sent: unknown[] = []
    answerCalls(({ path }, { body }: { body?: object }) => {
      if (path === 'user') return Promise.resolve(userWith())
      if (path === 'enquiries/{id}') return Promise.resolve(filedEnquiry)
      if (!body) return Promise.resolve(codes)
      sent.push(body)
      return Promise.resolve({ id: 104_233 })
    })
    showForm('barriers', locale)
    fill()
    for (const name of ['positions', 'barriers']) type(name, '1')
    type('phone2', '0790000001')
    fireEvent.click(screen.getByRole('button', { name: books[locale].offerForm.codes.open }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dates' } })
    fireEvent.click(await screen.findByRole('button', { name: /080410/ }))
    expect(named('product')).toHaveValue('080410')
    send(locale)
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(sent).toMatchObject([{ product: '080410' }])
  })

  it('leads from its number to a request with what was typed, where there is a board', async () => {
    const { action } = books[locale].publishEnquiry
    showForm('general', locale, action)
    fill()
    send(locale)
    const dialog = await screen.findByRole('dialog', { name: modals.success.title })
    expect(within(dialog).getByRole('link', { name: action })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/requests/new?enquiry=104233`,
    )
  })

  it('lists each empty field, at the field and in the summary, with a link to it', async () => {
    showForm('general', locale)
    send(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    const lines = within(dialog).getAllByRole('listitem')
    const { fields, required } = texts
    const names = [
      ...(['name', 'job_title', 'company', 'phone'] as const),
      ...(['industry', 'targetCountry', 'description'] as const),
    ]
    expect(lines.map((line) => line.textContent)).toEqual([
      ...names.map((name) => `${fields[name]}${rules.required} ${required[name]}`),
      `${fields.agreements}${rules.you_must} ${required.agreements}`,
    ])
    expect(calls.sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: new RegExp(required.company) }))
    await waitFor(() => expect(named('company')).toHaveFocus())
    expect(named('company')).toHaveAccessibleDescription(`${rules.required} ${required.company}`)
    expect(named('company')).toBeInvalid()
  })

  it('fills in what the portal knows of a person, keeps what they typed, and saves no draft of it', async () => {
    const company = ownCompany({
      industry_information_for_products: '[2]',
      industry_information_for_services: '[]',
    })
    const person = userWith({
      name: 'Rana',
      last_name: 'Haddad',
      phone: '0790000000',
      company_id: 7,
    })
    answerCalls(({ method, path }) =>
      Promise.resolve(`${method} ${path}` === 'GET user' ? person : [company]),
    )
    showForm('general', locale)
    type('name', 'Lina')
    await waitFor(() => expect(named('company')).not.toHaveValue(''))
    expect(named('name')).toHaveValue('Lina')
    expect(named('phone')).toHaveValue('0790000000')
    expect(named('company').value).toMatch(locale === 'en' ? /Petra/ : /البتراء|Petra/)
    type('name', '')
    fireEvent(window, new Event('pagehide'))
    expect(window.localStorage.getItem('enquiry-general') ?? '').not.toContain('Lina')
  })

  it('fills in both numbers of a company that reports a barrier, and never a mobile one as its landline', async () => {
    const person = userWith({ name: 'Rana', phone: '0791111111', company_id: 7 })
    const company = ownCompany()
    answerCalls(({ method, path }) =>
      Promise.resolve(`${method} ${path}` === 'GET user' ? person : [company]),
    )
    showForm('barriers', locale)
    await waitFor(() => expect(named('phone2')).toHaveValue(company.mobile_number))
    expect(named('phone')).toHaveValue(company.phone_number)
  })

  it('fills in the position that a company gives its contact person, and nobody else’s', async () => {
    const company = ownCompany({ person_email: 'rana@petra.example' })
    const isOwn = (email: string) =>
      answerCalls(({ path }) =>
        Promise.resolve(path === 'user' ? userWith({ email, company_id: 7 }) : [company]),
      )
    isOwn('rana@petra.example')
    const { unmount } = showForm('general', locale)
    await waitFor(() =>
      expect(named('job_title')).toHaveValue(inLocale(company.person_position, 'name', locale)),
    )
    unmount()
    isOwn('other@petra.example')
    showForm('general', locale)
    await waitFor(() => expect(named('company')).not.toHaveValue(''))
    expect(named('job_title')).toHaveValue('')
  })

  it('keeps what the profile lacks for next time where the person ticks it', async () => {
    const { keep } = texts
    const kept: unknown[] = []
    const person = userWith({ phone: '', job_title: '', country_id: null })
    answerCalls(({ path }, input: { body?: object }) => {
      if (path === 'user') return Promise.resolve(person)
      if (path === 'enquiries/{id}') return Promise.resolve(filedEnquiry)
      if (path !== 'change-details') return Promise.resolve({ id: 104_233 })
      kept.push(input.body)
      return Promise.resolve('Success')
    })
    showForm('institution', locale)
    fireEvent.click(await screen.findByRole('checkbox', { name: keep }))
    fill()
    send(locale)
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(kept).toEqual([{ phone: '0790000000', job_title: 'Manager', country_id: '1' }])
  })

  it('takes documents where the office asks for them, and nowhere else', () => {
    const { unmount } = showForm('institution', locale)
    expect(
      screen.getByLabelText(new RegExp(`^${texts.attachments.label.slice(0, 8)}`)),
    ).toHaveAttribute('name', 'files')
    unmount()
    showForm('general', locale)
    expect(document.querySelector('[name=files]')).toBeNull()
  })

  it('offers no keeping to a visitor, or where the profile lacks nothing', async () => {
    const person = userWith({ phone: '0790000000', job_title: 'Owner', country_id: 1 })
    answerCalls(() => Promise.resolve(person))
    showForm('other', locale)
    await waitFor(() => expect(named('job_title')).toHaveValue('Owner'))
    expect(named('country')).toHaveValue('1')
    expect(screen.queryByRole('checkbox', { name: texts.keep })).toBeNull()
  })

  it('takes the country of the person for no target market', async () => {
    answerCalls(() => Promise.resolve(userWith({ job_title: 'Owner', country_id: 1 })))
    showForm('general', locale)
    await waitFor(() => expect(named('job_title')).toHaveValue('Owner'))
    expect(named('country')).toHaveValue('')
  })

  it('asks a visitor to log in first, and keeps what was typed', async () => {
    document.documentElement.dataset.signedIn = 'no'
    showForm('general', locale)
    type('name', 'Lina')
    send(locale)
    expect(calls.accountRequests).toEqual([{ modal: 'login', stay: true }])
    expect(await screen.findByText(texts.login.needed)).toBeInTheDocument()
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
    document.documentElement.dataset.signedIn = 'yes'
    act(() => announceAccount(authorizedEvent))
    expect(screen.getByText(texts.login.done)).toBeInTheDocument()
    expect(named('name')).toHaveValue('Lina')
    await waitFor(() => expect(named('email')).toHaveValue('lina@portal.example'))
  })

  it('shows the failure and sends it again under the same key', async () => {
    calls.answer = () => Promise.reject(new Problem('unavailable'))
    showForm('general', locale)
    fill()
    send(locale)
    const dialog = await screen.findByRole('alertdialog', { name: modals.error.title })
    expect(within(dialog).getByText(books[locale].problems.unavailable)).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: modals.loading.title })).toBeNull()
    expect(named('name')).toHaveValue('Lina')
    calls.answer = () => Promise.resolve({ id: 7 })
    fireEvent.click(within(dialog).getByRole('button', { name: modals.error.retry }))
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(calls.sent).toHaveLength(2)
    expect(calls.sent[1]?.idempotency_key).toBe(calls.sent[0]?.idempotency_key)
  })
})

describe('a submission', () => {
  const { modals, rules, enquiryForms: texts } = english

  it('shows the loading modal until the response arrives, and the number half a second later', async () => {
    expect(successDelayMs).toBe(500)
    let arrive = (_: unknown) => {}
    calls.answer = () => new Promise((resolve) => (arrive = resolve))
    showForm()
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

  it('asks to log in when the session is over, and loses nothing', async () => {
    calls.answer = () => Promise.reject(new Problem('unauthenticated'))
    showForm()
    fill()
    send()
    expect(await screen.findByText(texts.login.needed)).toBeInTheDocument()
    expect(calls.accountRequests).toEqual([{ modal: 'login', stay: true }])
    expect(named('name')).toHaveValue('Lina')
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
  })

  it('with a field that the server rejects shows it at the field and in the summary', async () => {
    const fields = { 'submitData.country': ['choice'] }
    calls.answer = () => Promise.reject(new Problem('invalid', { fields }))
    showForm()
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    const { targetCountry } = english.enquiryForms.required
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      `${english.rules.required} ${targetCountry}`,
    )
    expect(named('country')).toHaveAccessibleDescription(
      `${english.rules.required} ${targetCountry}`,
    )
  })

  it('that is rejected by the captcha or a limit shows the reason', async () => {
    const fields = { recaptchaToken: ['captcha'] }
    calls.answer = () => Promise.reject(new Problem('invalid', { fields }))
    showForm()
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.error.title })
    expect(dialog).toHaveTextContent(rules.captcha)
    calls.answer = () => Promise.reject(new Problem('too_many_requests', { retryAfter: 130 }))
    fireEvent.click(within(dialog).getByRole('button', { name: modals.error.retry }))
    await waitFor(() => expect(dialog).toHaveTextContent('in 3 minutes'))
  })

  it('with an invalid account address shows it as an error', async () => {
    answerCalls((endpoint) =>
      Promise.resolve(endpoint.path === 'user' ? userWith({ email: 'nobody' }) : { id: 1 }),
    )
    showForm()
    await waitFor(() => expect(named('email')).toHaveValue('nobody'))
    fill()
    send()
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(rules.email)
    expect(named('email')).toHaveAccessibleDescription(new RegExp(rules.email))
  })
})

it('a form fills in what is known of a person, but not the field in which they are', async () => {
  const user = Promise.withResolvers<User>()
  answerCalls((endpoint) => (endpoint.path === 'user' ? user.promise : Promise.resolve({ id: 1 })))
  showForm()
  act(() => named('name').focus())
  await act(async () => user.resolve(userWith({ name: 'Lina', phone: '0790000000' })))
  await waitFor(() => expect(named('phone')).toHaveValue('0790000000'))
  expect(named('name')).toHaveValue('')
})

describe('a form whose address names its subject', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('begins the enquiry with the product and the market, above what was typed', async () => {
    const nameOf = (text: string) => bothLanguages('name', text)
    const node = { code: '08', ...nameOf('Fruit') }
    const slug = { en: '080410-dates', ar: '080410' }
    const origin = { iso2: 'DE', ...nameOf('Germany'), ...bothLanguages('region', 'Europe') }
    calls.answer = () =>
      Promise.resolve({
        market: { ...origin, tariff_market: 'EU', eu_member: true, notices: [] },
        product: {
          code: '080410',
          ...nameOf('Dates'),
          slug,
          heading: node,
          chapter: node,
          section: node,
        },
        duty: null,
        preferences: [],
        ended: [],
        saving_percent: null,
        additional: [],
        origins: [],
        documents: [],
        trade: null,
        all_goods: null,
      })
    window.history.replaceState(null, '', '/?about=market:de/080410')
    showForm('other')
    const sentence = english.enquiryForms.subject.pair
      .replace('{product}', '080410 Dates')
      .replace('{market}', 'Germany')
    await waitFor(() => expect(named('description')).toHaveValue(`${sentence}\n\n`))
  })

  it('begins it with the name of a company', async () => {
    calls.answer = () => Promise.resolve(companyWith())
    window.history.replaceState(null, '', '/?about=company:5')
    showForm('matchmaking')
    await waitFor(() => expect(named('description')).toHaveDisplayValue(/Rimal Knitwear/))
  })

  it('begins it with the address of an origin check', async () => {
    window.history.replaceState(null, '', '/?about=origin:a1b2c3d4e5f6a7b8')
    showForm('other')
    await waitFor(() =>
      expect(named('description')).toHaveDisplayValue(/\/origin-results\/a1b2c3d4e5f6a7b8/),
    )
  })
})
