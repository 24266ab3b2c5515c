import { saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftPlace } from '../rules'
import { useRequestFormTexts } from './form-texts'
import { RequestForm } from './request-form'

const books = { en: english, ar: arabic }
const countries = [{ value: '276', text: 'Germany' }]

let sent: Record<string, unknown>[] = []
let again: unknown[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.dataset.signedIn = 'no'
  window.history.replaceState(null, '', '/requests/new')
  sent = []
  again = []
  answer = () => Promise.resolve({ id: 7, state: 'unconfirmed', path: null })
  answerCalls(({ path }, input: { body?: Record<string, unknown> }) => {
    if (path === 'user') return Promise.resolve(userWith())
    if (path === 'my-enquiry-requests/{id}') {
      const source = { name: 'Lina', company: 'Lina Trading', email: 'x@portal.example' }
      return Promise.resolve({ ...source, id: 12, country: 276, description: 'Olive oil in tins' })
    }
    if (path === 'hs-nomenclature') {
      const named = { name_eng: 'Dates', name_ara: 'تمور' }
      const found = { code: '080410', ...named, heading: { code: '0804', ...named } }
      return Promise.resolve({ data: [{ ...found, chapter: { code: '08', ...named } }], total: 1 })
    }
    if (path === 'buying-request-confirmations') {
      again.push(input.body)
      return Promise.resolve('Success')
    }
    if (input.body) sent.push(input.body)
    return answer()
  })
})

function Shown({ locale }: { locale: 'en' | 'ar' }) {
  const texts = useRequestFormTexts(locale)
  return (
    <RequestForm
      locale={locale}
      countries={countries}
      texts={texts}
      day="2026-11-23"
      siteKey={null}
    />
  )
}

const show = (locale: 'en' | 'ar' = 'en') => renderIn(<Shown locale={locale} />, { locale })

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

function fill(locale: 'en' | 'ar' = 'en') {
  const { labels } = books[locale].requestForm
  type(labels.product, 'Dates')
  fireEvent.change(document.querySelector('[name="hs_code"]') ?? document.body, {
    target: { value: '080410' },
  })
  type(labels.quantity, '24')
  type(labels.unit, 'tonne')
  type(labels.market, '276')
  type(labels.deadline, '2026-12-31')
  type(labels.name, 'Hanna')
  type(labels.company, 'Weber')
  type(labels.country, '276')
  type(labels.email, 'hanna@importer.example')
  const boxes = screen.getAllByRole('checkbox')
  fireEvent.click(boxes.at(-1) ?? document.body)
}

const send = (locale: 'en' | 'ar' = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].requestForm.submit }))

describe.each(['en', 'ar'] as const)('the form of a request (%s)', (locale) => {
  const { requestForm: t, rules } = books[locale]

  it('says at each field what is missing', async () => {
    show(locale)
    send(locale)
    expect(await screen.findByText(`${rules.required} ${t.required.product}`)).toBeInTheDocument()
    for (const name of ['quantity', 'unit', 'market', 'name', 'email'] as const) {
      expect(screen.getByText(`${rules.required} ${t.required[name]}`)).toBeInTheDocument()
    }
    expect(screen.getByText(t.incomplete)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('is sent once with its key, and says to look for the mail', async () => {
    show(locale)
    fill(locale)
    send(locale)
    send(locale)
    expect(await screen.findByText(t.sent.title)).toBeInTheDocument()
    expect(screen.getByText(/hanna@importer\.example/)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ locale, product: 'Dates', unit: 'tonne', website: '' })
    expect(sent[0]?.['idempotency_key']).toMatch(/^[\da-f-]{36}$/)
    expect(window.localStorage).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: books[locale].mailAgain.action }))
    expect(await screen.findByText(books[locale].mailAgain.sent)).toBeInTheDocument()
    expect(again).toEqual([{ idempotency_key: sent[0]?.['idempotency_key'] }])
  })
})

describe('the form of a request', () => {
  const t = english.requestForm

  it('keeps what was typed after a failure, and sends it again under the same key', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show()
    fill()
    send()
    expect(await screen.findByText(new RegExp(t.failed))).toBeInTheDocument()
    expect(field(t.labels.product)).toHaveValue('Dates')
    answer = () => Promise.resolve({ id: 7, state: 'unconfirmed', path: null })
    send()
    await screen.findByText(t.sent.title)
    expect(sent[0]?.['idempotency_key']).toBe(sent[1]?.['idempotency_key'])
  })

  it.each(['en', 'ar'] as const)(
    'says what to do where the browser blocks the security check, and keeps what was typed (%s)',
    async (locale) => {
      const fields = { recaptchaToken: ['captcha_missing'] }
      answer = () => Promise.reject(new Problem('invalid', { fields }))
      show(locale)
      fill(locale)
      send(locale)
      expect(await screen.findByText(books[locale].rules.captcha_missing)).toBeInTheDocument()
      expect(field(books[locale].requestForm.labels.product)).toHaveValue('Dates')
    },
  )

  it('opens with what was typed before, and says so', () => {
    saveDraft(draftPlace, 0, { values: { product: 'Dates' }, attempt: null })
    show()
    expect(screen.getByText(t.restored)).toBeInTheDocument()
    expect(field(t.labels.product)).toHaveValue('Dates')
    fireEvent.click(screen.getByRole('button', { name: t.clear }))
    expect(screen.queryByText(t.restored)).toBeNull()
    expect(field(t.labels.product)).toHaveValue('')
  })

  it('shows what the server refuses at the field', async () => {
    answer = () => Promise.reject(new Problem('invalid', { fields: { hs_code: ['hs_unknown'] } }))
    show()
    fill()
    send()
    expect(await screen.findByText(english.rules.hs_unknown)).toBeInTheDocument()
  })

  it('finds the HS code by words', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: t.codes.open }))
    fireEvent.change(screen.getByLabelText(t.codes.search), { target: { value: 'dates' } })
    fireEvent.click(await screen.findByRole('button', { name: /080410/ }))
    expect(document.querySelector('[name="hs_code"]')).toHaveValue('080410')
  })

  it('is filled in from an enquiry, without the address of a member', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    window.history.replaceState(null, '', '/requests/new?enquiry=12')
    show()
    await waitFor(() => expect(field(t.labels.company)).toHaveValue('Lina Trading'))
    expect(field(t.labels.quality)).toHaveValue('Olive oil in tins')
    expect(field(t.labels.country)).toHaveValue('276')
    expect(screen.getByText(t.help.confirmed)).toBeInTheDocument()
    expect(screen.queryByLabelText(new RegExp(`^${t.labels.email}`))).toBeNull()
  })
})
