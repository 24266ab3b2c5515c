import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FactReviews } from '../contract'
import { FactsScreen } from './facts-screen'

const fact = {
  kind: 'market-access',
  id: '7',
  ...bilingualPair('label', { en: 'IQ · gafta · Free of duty', ar: 'IQ · gafta · دون رسوم' }),
  confidence: 'known' as const,
  owner_email: 'owner@portal.example',
  checked_at: '2025-03-05',
  due: '2026-03-05',
  overdue: true,
}

const reviews: FactReviews = {
  facts: [
    fact,
    {
      ...fact,
      kind: 'market-datasets',
      id: '1',
      owner_email: '',
      due: '2026-12-08',
      overdue: false,
    },
  ],
  unanswered: [
    {
      country_code: 'IQ',
      ...bilingualPair('market', { en: 'Iraq', ar: 'العراق' }),
      hs6: '080410',
      ...bilingualPair('product', { en: 'Dates', ar: 'تمور' }),
      month: '2026-11-01',
      count: 3,
    },
  ],
}

const show = (answer: FactReviews, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<FactsScreen />, {
    area: 'facts',
    path: '/facts',
    locale,
    answers: { 'GET admin/market-facts': answer },
  })

it('an overdue fact links to its record, with its owner and the days of its check', async () => {
  show(reviews)
  const overdue = await screen.findByRole('region', { name: 'Overdue' })
  const link = within(overdue).getByRole('link', { name: 'IQ · gafta · Free of duty' })
  expect(link).toHaveAttribute('href', '/content/market-access/7')
  for (const text of [
    'Agreements by market',
    'Last checked on Mar 5, 2025',
    'Was due on Mar 5, 2026',
    'Owner: owner@portal.example',
  ]) {
    expect(overdue).toHaveTextContent(text)
  }
})

it('a fact that is due soon says by when, and that nobody owns it', async () => {
  show(reviews)
  const soon = await screen.findByRole('region', { name: 'Due in the next 30 days' })
  expect(soon).toHaveTextContent('Check by Dec 8, 2026')
  expect(soon).toHaveTextContent('No owner')
})

it('pairs without data are counted by month, in Arabic too', async () => {
  show(reviews, 'ar')
  const pairs = await screen.findByRole('region', { name: 'أسئلة بلا بيانات' })
  expect(pairs).toHaveTextContent('تمور: العراق 080410')
  expect(pairs).toHaveTextContent('سُئل عنها 3 مرات في')
})

it('lists without entries say so', async () => {
  show({ facts: [], unanswered: [] })
  expect(await screen.findByText('No overdue facts')).toBeVisible()
  expect(screen.getByText('Nothing is due in the next 30 days')).toBeVisible()
  expect(screen.getByText('Nobody has looked up a market without data')).toBeVisible()
})
