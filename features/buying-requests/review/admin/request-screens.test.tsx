import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard, type MadeCall } from '@/tests/support/in-dashboard'
import { publicRequest } from '@/tests/support/sample-request'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RequestReview, ReviewRow } from '../contract'
import { RequestScreens } from './request-screens'

const { is_open: _open, updated_at, ...goods } = publicRequest()

const row: ReviewRow = {
  ...goods,
  state: 'review',
  company: 'Weber Fruchtimport',
  offers: 0,
  is_reported: false,
  created_at: '2026-11-23T08:00:00Z',
  updated_at,
}

const review = (given: Partial<RequestReview> = {}): RequestReview => ({
  ...goods,
  version: 2,
  state: 'review',
  name: 'Hanna Weber',
  company: 'Weber Fruchtimport',
  email: 'hanna@importer.example',
  locale: 'en',
  may_introduce: false,
  unchecked: false,
  country: bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
  enquiry_id: null,
  result: null,
  refusal_reason: null,
  published_at: null,
  created_at: '2026-11-23T08:00:00Z',
  history: [],
  offers: [],
  similar: [],
  companies: [
    {
      id: 3,
      score: 120,
      reasons: ['subheading', 'market'],
      introduced_at: null,
      is_named: false,
      ...bilingualPair('name', { en: 'Jordan Dates', ar: 'تمور الأردن' }),
    },
  ],
  ...given,
})

const one = 'GET admin/buying-requests/{id}'

const show = (path: string, answers: Record<string, unknown>, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<RequestScreens />, {
    area: 'requests',
    path,
    locale,
    answers: { 'GET admin/reply-templates': [], ...answers },
  })

/** The calls that change something. */
const changesAmong = (calls: readonly MadeCall[]) =>
  calls.filter(({ key }) => !key.startsWith('GET '))

describe('requests of buyers in the back office', () => {
  it.each([
    ['en', english, 'Medjool dates', 'Jordan Dates'],
    ['ar', arabic, 'تمر المجهول', 'تمور الأردن'],
  ] as const)(
    'are listed, and show the companies that fit (%s)',
    async (locale, book, product, company) => {
      const answer = { data: [row], total: 1, page: 1, per_page: 25 }
      const list = show('/requests', { 'GET admin/buying-requests': answer }, locale)
      expect(await screen.findByText(new RegExp(product))).toBeInTheDocument()
      expect(list).toHaveLength(1)
      show('/requests/7', { [one]: review() }, locale)
      expect(await screen.findByText(company)).toBeInTheDocument()
      const { subheading } = book.buyingRequests.reasons
      expect(screen.getByText((text) => text.includes(subheading))).toBeInTheDocument()
    },
  )

  it('are published with the texts as staff changed them', async () => {
    const calls = show('/requests/7', {
      [one]: review(),
      'POST admin/buying-requests/{id}/publish': review({ state: 'open', version: 3 }),
    })
    const label = english.requestReview.inArabic.replace(
      '{field}',
      english.requestReview.field.product,
    )
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'تمر' } })
    fireEvent.click(screen.getByRole('button', { name: english.requestReview.publish }))
    expect(await screen.findByText(english.requestReview.published)).toBeInTheDocument()
    expect(changesAmong(calls).at(-1)?.input).toMatchObject({
      params: { id: 7 },
      body: { version: 2, product_eng: 'Medjool dates', product_ara: 'تمر' },
    })
  })

  it('are not published while a text names the buyer', async () => {
    const calls = show('/requests/7', { [one]: review({ quality_eng: 'Ask Hanna Weber' }) })
    expect(await screen.findByText(english.requestReview.leak)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: english.requestReview.publish }))
    expect(changesAmong(calls)).toEqual([])
  })

  it('are introduced to a company by one button, after a second question', async () => {
    const calls = show('/requests/7', {
      [one]: review({ state: 'open' }),
      'POST admin/buying-requests/{id}/introduce': review({ state: 'open' }),
    })
    const { companies: t } = english.requestReview
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(t.introduce) }))
    expect(changesAmong(calls)).toEqual([])
    const [, confirm] = await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: new RegExp(t.introduce), hidden: true })
      expect(buttons.length).toBeGreaterThan(1)
      return buttons
    })
    if (confirm) fireEvent.click(confirm)
    expect(await screen.findByText(t.done)).toBeInTheDocument()
    const body = { company_id: 3 }
    expect(changesAmong(calls).at(-1)?.input).toEqual({ params: { id: 7 }, body })
  })

  describe('with an offer', () => {
    const t = english.requestReview.reported
    const offer = { id: 3, ...bilingualPair('name', { en: 'Petra Farms', ar: 'مزارع البتراء' }) }
    const reading = 'POST admin/buying-requests/{id}/reading'
    const message = {
      id: 1,
      side: 'supplier',
      at: '2026-11-23T08:00:00Z',
      text: 'Send money first',
      quotation: null,
    }
    const showOffer = (is_reported: boolean) =>
      show('/requests/7', {
        [one]: review({ state: 'open', offers: [{ ...offer, is_reported }] }),
        [reading]: { reason: 'A fraud', messages: [message] },
        'POST admin/buying-requests/{id}/report': 'Success',
      })

    it('do not show what it says', async () => {
      showOffer(false)
      await screen.findByText(english.requestReview.companies.title)
      expect(screen.queryByText(t.title)).toBeNull()
    })

    it('show what it says once the buyer reported it, until the report is closed', async () => {
      const calls = showOffer(true)
      fireEvent.click(await screen.findByRole('button', { name: t.open }))
      expect(await screen.findByText('Send money first')).toBeInTheDocument()
      const input = { params: { id: 7 }, body: { company_id: 3 } }
      expect(calls.at(-1)).toEqual({ key: reading, input })
      fireEvent.click(screen.getByRole('button', { name: t.end }))
      expect(await screen.findByText(t.ended)).toBeInTheDocument()
    })
  })
})
