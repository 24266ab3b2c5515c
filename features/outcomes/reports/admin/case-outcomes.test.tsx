import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { CaseOutcome } from '../contract'
import { CaseOutcomes } from './case-outcomes'
import { EventOutcomes } from './event-outcomes'
import { OutcomeNumbers } from './outcome-numbers'

const books = { en: english, ar: arabic }

const outcome = (given: Partial<CaseOutcome> = {}): CaseOutcome => ({
  id: 1,
  kind: 'answer',
  side: 'supplier',
  round: 30,
  ...bilingualPair('company', { en: 'Petra Olive Oil', ar: 'زيت البتراء' }),
  asked_at: '2026-10-20T08:00:00.000Z',
  answered_at: null,
  answer: null,
  value_band: null,
  ...given,
})

const show = (
  element: ReactElement,
  answers: Record<string, unknown>,
  locale: 'en' | 'ar' = 'en',
) =>
  showInDashboard(
    <Routes>
      <Route path=":id" element={element} />
    </Routes>,
    { area: 'cases', path: '/cases/7', answers, locale },
  )

describe('what both sides of a case said', () => {
  it.each(['en', 'ar'] as const)('has each side with its answer and value (%s)', async (locale) => {
    const t = books[locale].outcomeReports
    const calls = show(
      <CaseOutcomes about="quotation_request" />,
      {
        'GET admin/outcomes': [
          outcome(),
          outcome({
            id: 2,
            side: 'buyer',
            answer: 'order',
            value_band: 'below_25',
            answered_at: '2026-10-21T08:00:00.000Z',
          }),
        ],
      },
      locale,
    )
    const [supplier, buyer] = await screen.findAllByRole('listitem')
    if (!supplier || !buyer) throw new Error('Two sides were expected.')
    const company = locale === 'en' ? 'Petra Olive Oil' : 'زيت البتراء'
    expect(supplier).toHaveTextContent(`${t.side.supplier} · ${company}: ${t.open}`)
    expect(buyer).toHaveTextContent(`${t.side.buyer}: ${t.answer.order}`)
    expect(buyer).not.toHaveTextContent(company)
    expect(within(buyer).getByText(t.band.below_25)).toBeVisible()
    expect(calls).toEqual([
      { key: 'GET admin/outcomes', input: { query: { quotation_request: 7 } } },
    ])
  })

  it('says that nobody has been asked', async () => {
    show(<CaseOutcomes about="enquiry" />, { 'GET admin/outcomes': [] })
    expect(await screen.findByText(english.outcomeReports.none)).toBeVisible()
  })
})

const counts = { questions: 12, answered: 5, orders: 2, talks: 2, nothing: 1 }

describe('what participants of an event said', () => {
  it.each(['en', 'ar'] as const)('is counted by round, answer and value (%s)', async (locale) => {
    const t = books[locale].outcomeReports
    const answer = { rounds: [{ round: 30, ...counts }], bands: [{ band: 'below_5', orders: 2 }] }
    const calls = show(<EventOutcomes />, { 'GET admin/event-outcomes/{id}': answer }, locale)
    const [, row] = await screen.findAllByRole('row')
    if (!row) throw new Error('A row was expected.')
    expect(within(row).getByRole('rowheader')).toHaveTextContent(t.round.replace('{days}', '30'))
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['12', '5', '2', '2', '1'])
    expect(screen.getByText(`${t.band.below_5}: 2`)).toBeVisible()
    expect(calls).toEqual([{ key: 'GET admin/event-outcomes/{id}', input: { params: { id: 7 } } }])
  })

  it('says when participants are asked', async () => {
    const none = { rounds: [], bands: [] }
    show(<EventOutcomes />, { 'GET admin/event-outcomes/{id}': none })
    expect(await screen.findByText(english.outcomeReports.noneOfEvent)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

it('the numbers of a period have a row for each kind of occasion, with its list', async () => {
  const answer = { kinds: [{ kind: 'event', ...counts }], bands: [] }
  show(<OutcomeNumbers period={{ from_day: '2026-11-01', until_day: '2026-11-30' }} />, {
    'GET admin/outcome-numbers': answer,
  })
  const { kind, bands } = english.outcomeReports
  expect(await screen.findByRole('link', { name: kind.event })).toHaveAttribute('href', '/events')
  expect(screen.queryByText(bands)).toBeNull()
})
