import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OverviewPage } from './overview-page'

const show = (waiting: object[], locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<OverviewPage />, {
    ...{ area: 'overview', path: '/overview', locale },
    answers: { 'GET my-work/waiting': waiting },
  })

it.each([
  ['en', 'What waits for you', '3 enquiries wait for your answer', '1 background task has failed'],
  ['ar', 'ما ينتظرك', '3 استفسارات تنتظر ردّك', 'مهمة خلفية متعثرة'],
] as const)('leads to each list in which something waits (%s)', async (locale, label, ...texts) => {
  const counts = [
    { area: 'enquiries', count: 3 },
    { area: 'approvals', count: 0 },
    { area: 'numbers', count: 1 },
  ]
  show(counts, locale)
  const list = await screen.findByRole('list', { name: label })
  const links = within(list).getAllByRole('link')
  const read = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/enquiries', '/numbers'])
  for (const [at, text] of texts.entries()) {
    expect(read[at]).toContain(text.replace(/^\d+ /, ''))
  }
})

it('says so when nothing waits', async () => {
  show([{ area: 'enquiries', count: 0 }])
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'What waits for you' })).toBeNull()
})
