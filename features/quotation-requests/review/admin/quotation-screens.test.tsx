import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ReviewRow } from '../contract'
import { QuotationScreens } from './quotation-screens'

const company = { id: 7, ...bilingualPair('name', { en: 'Petra Dates', ar: 'تمور البتراء' }) }

const row = (given: Partial<ReviewRow> = {}): ReviewRow => ({
  id: 31,
  state: 'held',
  held_for: 'pattern',
  links: 4,
  same_text: 2,
  company,
  country: bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
  created_at: '2026-11-05T08:30:15.123Z',
  sent_at: null,
  answered_at: null,
  messages: 1,
  reported_by: null,
  reported_at: null,
  ...given,
})

const one = 'GET admin/quotation-requests/{id}'

const show = (path: string, answers: Record<string, unknown>, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<QuotationScreens />, { area: 'quotations', path, locale, answers })

describe('requests for quotations in the back office', () => {
  it.each([
    ['en', english, 'Petra Dates'],
    ['ar', arabic, 'تمور البتراء'],
  ] as const)('are listed with what waits for staff first (%s)', async (locale, book, name) => {
    const answer = { data: [row()], total: 1, page: 1, per_page: 25 }
    const calls = show('/quotations', { 'GET admin/quotation-requests': answer }, locale)
    expect(await screen.findByText(new RegExp(name))).toBeInTheDocument()
    expect(screen.getAllByText(book.quotations.states.held).length).toBeGreaterThan(0)
    expect(calls[0]?.input).toMatchObject({ query: { waiting: '1' } })
  })

  it('show the signals of a held request, and send it on', async () => {
    const calls = show('/quotations/31', {
      [one]: row(),
      'POST admin/quotation-requests/{id}/decision': 'Success',
    })
    const { held } = english.quotations.review
    expect(await screen.findByText(held.pattern)).toBeInTheDocument()
    expect(screen.getByText('Links in the request: 4')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: held.release }))
    await waitFor(() =>
      expect(calls.map(({ input }) => input)).toContainEqual({
        params: { id: 31 },
        body: { decision: 'release' },
      }),
    )
    expect(await screen.findByText(held.released)).toBeInTheDocument()
  })

  it('show no text of a conversation that nobody reported', async () => {
    show('/quotations/31', { [one]: row({ state: 'sent', held_for: null }) })
    const { reading } = english.quotations.review
    expect(await screen.findByText(reading.closed)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: reading.open })).toBeNull()
  })

  it('show a reported conversation after its button, with the reason', async () => {
    const reported = { reported_by: 'buyer', reported_at: '2026-11-07T08:30:15.123Z' } as const
    show('/quotations/31', {
      [one]: row({ state: 'answered', held_for: null, ...reported }),
      'POST admin/quotation-requests/{id}/reading': {
        reason: 'They insult me',
        messages: [
          {
            id: 1,
            side: 'supplier',
            at: '2026-11-05T08:30:15.123Z',
            text: 'An insult',
            quotation: null,
          },
        ],
      },
    })
    const open = await screen.findByRole('button', { name: english.quotations.review.reading.open })
    expect(screen.queryByText('An insult')).toBeNull()
    fireEvent.click(open)
    expect(await screen.findByText('An insult')).toBeInTheDocument()
    expect(screen.getByText('They insult me')).toBeInTheDocument()
  })

  it('show the numbers, and the companies that do not answer', async () => {
    show('/quotations/numbers', {
      'GET admin/quotation-figures': {
        by_state: [{ state: 'sent', count: 12 }],
        median_hours: 30.5,
        reported: 1,
        silent: [{ company, waiting: 3, answered: 0, oldest: '2026-10-05T08:30:15.123Z' }],
      },
    })
    expect(await screen.findByText('Petra Dates')).toBeInTheDocument()
    expect(screen.getByText(/30\.5/)).toBeInTheDocument()
    expect(screen.getByText(/Waiting: 3/)).toBeInTheDocument()
  })
})
