import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UpkeepScreens } from './upkeep-screens'

const label = bilingualPair('label', { en: 'Olive oil fair', ar: 'معرض زيت الزيتون' })
const record = { kind: 'news', id: '12', ...label }
const broken = {
  ...record,
  field: 'TARIFF',
  language: 'ar',
  url: 'https://www.company.example/fair',
  text: 'المعرض',
  answer: '404',
  failed_at: '2026-11-01T00:00:00Z',
}

const show = (path: string, answers: Record<string, unknown>, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<UpkeepScreens />, { area: 'upkeep', path: `/upkeep/${path}`, locale, answers })

it('a broken link is listed with its record, field, text, address and answer', async () => {
  const links = [broken, { ...broken, url: '/gone', text: '', answer: 'missing' }]
  show('links', { 'GET admin/upkeep/links': { checked_at: '2026-11-25T00:00:00Z', links } })
  expect(await screen.findByText(/^2 broken links · Last checked on /)).toBeInTheDocument()
  const [first, second] = screen.getAllByRole('link', { name: 'Olive oil fair' })
  expect(first).toHaveAttribute('href', '/content/news/12')
  const entry = first?.closest('li')
  for (const text of ['News · ', '(العربية)', 'المعرض', 'company.example/fair', 'Answer 404']) {
    expect(entry).toHaveTextContent(text)
  }
  expect(second?.closest('li')).toHaveTextContent('The portal has no such page')
  expect(second?.closest('li')).toHaveTextContent('Link without text')
})

it('links that were never checked are not said to work', async () => {
  show('links', { 'GET admin/upkeep/links': { checked_at: null, links: [] } })
  expect(await screen.findByText(/^Links have not been checked yet/)).toBeInTheDocument()
  expect(screen.queryByText('No broken links')).toBeNull()
})

it('pictures without an alternative text are listed with the languages that lack it', async () => {
  const src = `/media/${'a'.repeat(32)}/640.webp`
  const pictures = [{ field: 'image', src, languages: ['en', 'ar'] }]
  const answer = { records: [{ ...record, pictures }], is_cut: false }
  show('alternatives', { 'GET admin/upkeep/alternatives': answer }, 'ar')
  const link = await screen.findByRole('link', { name: 'معرض زيت الزيتون' })
  expect(link.closest('li')).toHaveTextContent(/لا نص بديل .*English.*العربية/)
})

it('the calendar shows the entries of a day, hides a mark and moves by month', async () => {
  const entries = ['published', 'end'].map((mark) => ({
    ...record,
    mark,
    day: today(),
    at: `${today()}T09:00:00Z`,
  }))
  const answers = { 'GET admin/upkeep/calendar': { entries, is_cut: false } }
  const calls = show('calendar', answers)
  const link = await screen.findByRole('link', { name: 'Published: Olive oil fair' })
  expect(link).toHaveAttribute('href', '/content/news/12')
  expect(link.closest('[aria-current=date]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ends' }))
  expect(screen.queryByRole('link', { name: 'Ends: Olive oil fair' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ends' })).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.input).not.toEqual(calls[0]?.input)
})

it('a full day shows three entries, and the rest at a press', async () => {
  const entries = [1, 2, 3, 4, 5].map((id) => ({
    ...record,
    id: String(id),
    mark: 'review',
    day: today(),
    at: null,
  }))
  show('calendar', { 'GET admin/upkeep/calendar': { entries, is_cut: false } })
  expect(await screen.findAllByRole('link', { name: /^Check: / })).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: /^2 more/ }))
  expect(screen.getAllByRole('link', { name: /^Check: / })).toHaveLength(5)
})
