import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { publicRequest } from '@/tests/support/sample-request'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MatchingRequest } from '../../offers/contract'
import { MyRequestsPage } from './my-requests-page'

const books = { en: english, ar: arabic }

const matching: MatchingRequest[] = [
  { ...publicRequest({ id: 7 }), reasons: ['subheading', 'market'], is_answered: false },
  { ...publicRequest({ id: 8, sample: true }), reasons: ['text'], is_answered: true },
]

const own = [
  {
    ...publicRequest({ id: 9 }),
    state: 'review' as const,
    created_at: '2026-11-23T08:00:00Z',
    offers: 3,
    path: `/buying-requests/9/${'s'.repeat(43)}`,
  },
]

describe.each(['en', 'ar'] as const)('the requests of a member (%s)', (locale) => {
  const { myRequests: t, buyingRequests: board } = books[locale]

  it('list those that fit the company with the reasons, and those that were answered', () => {
    renderIn(
      <MyRequestsPage
        locale={locale}
        own={own}
        company={{ matching, alerts: <p>How often</p>, isApproved: true }}
      />,
      { locale },
    )
    const [first, second] = within(
      screen.getByRole('region', { name: t.matching.title }),
    ).getAllByRole('listitem')
    if (!first || !second) throw new Error('Two requests fit.')
    expect(first).toHaveTextContent(board.reasons.subheading)
    expect(first).toHaveTextContent(board.reasons.market)
    expect(within(first).getByRole('link', { name: t.matching.answer })).toBeInTheDocument()
    expect(within(second).getByText(t.matching.answered)).toBeInTheDocument()
    expect(within(second).getByText(board.sample)).toBeInTheDocument()
    const alerts = within(screen.getByRole('region', { name: t.alerts.title }))
    expect(alerts.getByText('How often')).toBeInTheDocument()
  })

  it.each([
    [false, 'notApproved'],
    [true, 'none'],
  ] as const)('say why none fits the company: approved %s', (isApproved, reason) => {
    const company = { matching: [], alerts: null, isApproved }
    renderIn(<MyRequestsPage locale={locale} own={[]} company={company} />, { locale })
    const section = screen.getByRole('region', { name: t.matching.title })
    expect(within(section).getByText(t.matching[reason])).toBeInTheDocument()
  })

  it('list the own ones with their state and the way to their pages', () => {
    renderIn(<MyRequestsPage locale={locale} own={own} company={null} />, { locale })
    const section = screen.getByRole('region', { name: t.own.title })
    expect(within(section).getByText(board.states.review)).toBeInTheDocument()
    expect(within(section).getAllByRole('link')[0]?.getAttribute('href')).toContain(own[0]?.path)
    expect(screen.queryByRole('region', { name: t.matching.title })).toBeNull()
  })
})
