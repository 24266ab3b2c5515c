import { readDraft, saveDraft } from '@/lib/forms/draft'
import { bilingualPair } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { formatDate } from '@/lib/i18n/format'
import { reviewDay } from '@/lib/i18n/review-day'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnRequest, RequestOffer } from '../../posting/contract'
import { draftPlace } from '../../posting/rules'
import { GoneRequest } from './gone-request'
import { OwnRequestPage } from './own-request-page'

const books = { en: english, ar: arabic }
const link = { id: 7, signature: 's'.repeat(43) }
const named = bilingualPair('name', { en: 'Dates', ar: 'تمور' })

const offerOf = (id: number, name: string, price: number): RequestOffer => ({
  company: { id, ...bilingualPair('name', { en: name, ar: name }) },
  at: '2026-11-24T08:00:00Z',
  is_expired: false,
  contact: null,
  is_reported: false,
  agreed: { mine: false, theirs: false },
  quotation: {
    price,
    currency: 'EUR',
    unit: 'tonne',
    incoterm: 'FOB',
    place: 'Aqaba',
    valid_until: '2026-12-31',
  },
  messages: [
    {
      id,
      side: 'supplier',
      at: '2026-11-24T08:00:00Z',
      text: `Offer of ${name}`,
      quotation: null,
      files: [{ name: 'offer.pdf', bytes: 1200, href: '/api/file/1' }],
    },
  ],
})

const request: OwnRequest = {
  id: 7,
  hs_code: '080410',
  quantity: 24,
  unit: 'tonne',
  deadline: '2026-12-31',
  ...bilingualPair('product', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  ...bilingualPair('quality', { en: '', ar: '' }),
  ...bilingualPair('certificates', { en: 'GlobalGAP', ar: '' }),
  subheading: named,
  heading: named,
  chapter: { code: '08', ...named },
  market: { id: 276, iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  state: 'open',
  locale: 'en',
  name: 'Hanna',
  company: 'Weber',
  email: 'h@importer.example',
  refusal_reason: null,
  result: null,
  created_at: '2026-11-23T08:00:00Z',
  is_expired: false,
  draft: null,
  matches: 12,
  offers: [],
  introductions: [],
  history: [{ state: 'open', by: 'staff', at: '2026-11-23T09:00:00Z' }],
}

let calls: string[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  window.localStorage.clear()
  calls = []
  answer = () => Promise.resolve('Success')
  answerCalls(({ method, path }, input: { body?: object }) => {
    calls.push(`${method} ${path} ${JSON.stringify(input.body ?? {})}`)
    return answer()
  })
})

const review = (day: string) =>
  english.reviewDay.due.replace('{date}', formatDate(reviewDay(day), 'en'))

const show = (
  given: Partial<OwnRequest> = {},
  locale: 'en' | 'ar' = 'en',
  router = recordingRouter().router,
) =>
  renderIn(<OwnRequestPage locale={locale} link={link} request={{ ...request, ...given }} />, {
    locale,
    router,
  })

describe.each(['en', 'ar'] as const)('the page of a request for its buyer (%s)', (locale) => {
  const { ownRequest: t, buyingRequests: board } = books[locale]

  it('shows the offers side by side, each in its column', () => {
    show({ offers: [offerOf(1, 'Jordan Dates', 3200), offerOf(2, 'Petra Farms', 3100)] }, locale)
    const table = screen.getByRole('table', { name: t.offers.caption })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      t.offers.company,
      'Jordan Dates',
      'Petra Farms',
    ])
    const prices = within(table).getByRole('row', { name: new RegExp(`^${t.offers.price}`) })
    expect(prices).toHaveTextContent(/3,200 EUR.*3,100 EUR/)
    expect(within(table).getAllByRole('link', { name: 'offer.pdf' })).toHaveLength(2)
  })

  it('closes with a result that is chosen, and asks for one that is not', async () => {
    show({}, locale)
    const close = screen.getByRole('button', { name: t.close.submit })
    fireEvent.click(close)
    expect(await screen.findByText(t.close.required)).toBeInTheDocument()
    expect(calls).toEqual([])
    fireEvent.click(screen.getByLabelText(board.results.ordered))
    fireEvent.click(close)
    expect(calls).toEqual(['POST buying-requests/{id}/{signature}/close {"result":"ordered"}'])
  })

  it('says by when it is checked, from when it was confirmed', () => {
    const at = new Date().toISOString()
    show({ state: 'review', history: [{ state: 'review', by: 'buyer', at }] })
    expect(screen.getByText(review(at))).toBeInTheDocument()
  })

  it('is confirmed by a button, and not by opening the page', () => {
    show({ state: 'unconfirmed' }, locale)
    expect(calls).toEqual([])
    const confirm = screen.getByRole('button', { name: t.confirm.submit })
    expect(confirm.closest('form')).toHaveAttribute(
      'action',
      `/api/buying-requests/7/${link.signature}/confirm?back=${locale}`,
    )
    fireEvent.click(confirm)
    expect(calls).toEqual(['POST buying-requests/{id}/{signature}/confirm {}'])
  })

  it('that is gone says why, and leads on', () => {
    renderIn(<GoneRequest locale={locale} />, { locale })
    expect(screen.getByText(t.gone.text)).toBeInTheDocument()
    const [post, all] = screen.getAllByRole('link')
    expect(post).toHaveAttribute('href', locale === 'ar' ? '/ar/requests/new' : '/requests/new')
    expect(all).toHaveTextContent(t.gone.board)
  })

  it('is deleted after a second question', async () => {
    show({}, locale)
    fireEvent.click(screen.getByRole('button', { name: t.remove.submit, hidden: true }))
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: t.remove.confirm, hidden: true }))
    expect(await screen.findByText(t.remove.done)).toBeInTheDocument()
    expect(calls).toEqual(['POST buying-requests/{id}/{signature}/delete {}'])
  })
})

describe('the page of a request for its buyer', () => {
  const t = english.ownRequest

  it('agrees to exchange addresses with one company, and says when that failed', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show({ offers: [offerOf(3, 'Jordan Dates', 3200)] })
    fireEvent.click(screen.getByRole('button', { name: `${t.exchange.agree} Jordan Dates` }))
    expect(await screen.findByText(t.failed)).toBeInTheDocument()
    expect(calls).toEqual(['POST buying-requests/{id}/{signature}/share {"company":3}'])
  })

  it.each([
    ['none', false, false, 1],
    ['theirs', false, true, 1],
    ['mine', true, false, 0],
    ['both', true, true, 0],
  ] as const)('says who agreed to exchange addresses: %s', (stage, mine, theirs, buttons) => {
    const contact = mine && theirs ? { email: 'sales@dates.example', phone: '+962 6 1' } : null
    show({ offers: [{ ...offerOf(3, 'Jordan Dates', 3200), agreed: { mine, theirs }, contact }] })
    expect(screen.getByText(t.exchange[stage])).toBeInTheDocument()
    const agree = { name: `${t.exchange.agree} Jordan Dates` }
    expect(screen.queryAllByRole('button', agree)).toHaveLength(buttons)
    const addresses = screen.queryAllByRole('link', { name: 'sales@dates.example' })
    expect(addresses).toHaveLength(contact ? 1 : 0)
  })

  it('says where a company is no longer told of, and how a file opens again after an hour', () => {
    const agreed = { mine: true, theirs: true }
    show({ offers: [{ ...offerOf(3, 'Jordan Dates', 3200), agreed }] })
    expect(screen.getByText(t.exchange.gone)).toBeInTheDocument()
    expect(screen.queryByText(t.exchange.both)).toBeNull()
    expect(screen.getByText(t.offers.reload)).toBeInTheDocument()
  })

  it('reports one offer with a reason, and says which is reported', async () => {
    const reported = { ...offerOf(2, 'Petra Farms', 3100), is_reported: true }
    show({ offers: [offerOf(1, 'Jordan Dates', 3200), reported] })
    expect(screen.getAllByText(t.report.mine)).toHaveLength(1)
    const submit = screen.getByRole('button', { name: t.report.submit, hidden: true })
    fireEvent.click(submit)
    expect(await screen.findByText(t.report.empty)).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText(t.report.label), { target: { value: 'A fraud' } })
    fireEvent.click(submit)
    expect(calls).toEqual([
      'POST buying-requests/{id}/{signature}/report {"company_id":1,"reason":"A fraud"}',
    ])
  })

  it('has one button for a company that was introduced and sent an offer', () => {
    const offer = offerOf(3, 'Jordan Dates', 3200)
    const at = '2026-11-24T08:00:00Z'
    show({ offers: [offer], introductions: [{ company: offer.company, at, is_shared: false }] })
    expect(screen.getAllByRole('button', { name: /Jordan Dates$/ })).toHaveLength(1)
    expect(screen.queryByText(t.introduced.title)).toBeNull()
  })

  it.each([
    ['what was typed', null, { values: { product: 'Dates' }, attempt: null }],
    [
      'the draft that the browser has',
      { values: { product: 'Oil' } },
      { values: { product: 'Oil' } },
    ],
  ])('leads from an expired link to the form with %s', (_what, before, after) => {
    if (before) saveDraft(draftPlace, 0, before)
    show({ state: 'unconfirmed', is_expired: true, draft: { product: 'Dates' } })
    expect(screen.getByText(t.confirm.expired)).toBeInTheDocument()
    expect(screen.getByText(t.confirm.expiredText)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t.confirm.submit })).toBeNull()
    const again = screen.getByRole('link', { name: t.confirm.again })
    expect(again).toHaveAttribute('href', '/requests/new')
    fireEvent.click(again)
    expect(readDraft(draftPlace, 0)).toEqual(after)
  })

  it('shows the state again where an action comes too late', async () => {
    const router = { ...recordingRouter().router, refresh: vi.fn() }
    answer = () => Promise.reject(new Problem('conflict'))
    show({ state: 'unconfirmed' }, 'en', router)
    fireEvent.click(screen.getByRole('button', { name: t.confirm.submit }))
    expect(await screen.findByText(t.failed)).toBeInTheDocument()
    expect(router.refresh).toHaveBeenCalledOnce()
  })

  it('says why a request was refused', () => {
    show({ state: 'refused', refusal_reason: 'Not sold here.' })
    expect(screen.getByText(/Not sold here\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t.close.submit })).toBeNull()
  })
})
