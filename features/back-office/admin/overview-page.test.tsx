import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { areaIcons } from './areas-context'
import { OverviewPage } from './overview-page'

const show = (waiting: object[], locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<OverviewPage samples={() => null} />, {
    area: 'overview',
    path: '/overview',
    locale,
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

it.each(['en', 'ar'] as const)('has a name and a purpose for every section (%s)', (locale) => {
  const { areaTiles, admin } = { en: english, ar: arabic }[locale]
  const sections = Object.keys(areaIcons).toSorted()
  expect(Object.keys(admin.areas)).toEqual(expect.arrayContaining(sections))
  expect([...Object.keys(areaTiles.purpose), 'overview'].toSorted()).toEqual(sections)
})

it('says so when nothing waits', async () => {
  show([{ area: 'enquiries', count: 0 }])
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'What waits for you' })).toBeNull()
})

it('shows admins what a new portal still needs, and nothing once all is done', async () => {
  const setup = (is_done: boolean) => ({
    steps: [
      { step: 'logo', is_done: true },
      { step: 'samples', is_done },
    ],
  })
  showInDashboard(<OverviewPage samples={() => null} />, {
    area: 'overview',
    path: '/overview',
    answers: { 'GET my-work/waiting': [], 'GET admin/setup': setup(false) },
  })
  const list = within(await screen.findByRole('region', { name: 'Set up the portal' }))
  expect(list.getByText('1 of 2 steps are done.')).toBeVisible()
  expect(list.getByRole('link', { name: 'Remove the samples' })).toHaveAttribute('href', '#samples')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Upload its logo',
    'To do: Remove the samples',
  ])
  cleanup()
  showInDashboard(<OverviewPage samples={() => null} />, {
    area: 'overview',
    path: '/overview',
    answers: { 'GET my-work/waiting': [], 'GET admin/setup': setup(true) },
  })
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Set up the portal' })).toBeNull()
})
