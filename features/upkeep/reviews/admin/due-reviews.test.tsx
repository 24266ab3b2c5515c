import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UpkeepScreens } from '../../admin/upkeep-screens'
import { RecordUpkeep } from './record-upkeep'

const rana = { id: 2, name: 'Rana', has_left: true }

const review = {
  owner: rana,
  review_on: '2026-05-01',
  review_months: 6,
  reviewed_on: '2025-11-01',
}

const row = {
  kind: 'news',
  id: '12',
  ...review,
  ...bilingualPair('label', { en: 'Olive oil fair', ar: 'معرض زيت الزيتون' }),
}

const owners = [
  { ...rana, records: 4 },
  { id: 3, name: 'Salma', has_left: false, records: 0 },
]

const answers = {
  'GET admin/upkeep/reviews': { data: [row], total: 1, page: 1, per_page: 100 },
  'GET admin/upkeep/owners': owners,
  'POST admin/upkeep/reviews/{kind}/{id}/confirm': {
    ...review,
    review_on: '2031-05-01',
    is_reviewed: true,
  },
  'POST admin/upkeep/hand-over': { records: 4 },
  'GET admin/upkeep/reviews/{kind}/{id}': { ...review, is_reviewed: true },
  'PUT admin/upkeep/reviews/{kind}/{id}': { ...review, is_reviewed: true },
}

const screens = (locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<UpkeepScreens />, { area: 'upkeep', path: '/upkeep', locale, answers })

it('what is due is listed with its owner and dates, and confirmed with one button', async () => {
  const calls = screens('ar')
  const link = await screen.findByRole('link', { name: 'معرض زيت الزيتون' })
  expect(link).toHaveAttribute('href', '/content/news/12')
  const entry = link.closest('li')
  expect(entry).toHaveTextContent(/المسؤول: .?Rana.? \(ترك العمل\)/)
  expect(entry).toHaveTextContent('كان موعد المراجعة')
  await userEvent.click(screen.getByRole('button', { name: /^راجعته، وما زال صحيحًا/ }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/confirm'))?.input).toMatchObject({
      params: { kind: 'news', id: '12' },
    }),
  )
  expect(await screen.findByText(/^سُجّلت المراجعة/)).toBeInTheDocument()
})

it('another list is shown for nobody’s records', async () => {
  const calls = screens()
  await userEvent.click(await screen.findByRole('button', { name: 'Nobody’s' }))
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { whose: 'nobody' } }))
})

it('the records of somebody who left are handed over to a person who works on content', async () => {
  const calls = screens()
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over records' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'Hand over records' })
  await userEvent.click(confirm)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose two people')
  await userEvent.selectOptions(dialog.getByLabelText('From'), '2')
  expect(within(dialog.getByLabelText('To')).queryByText(/Rana/)).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('To'), '3')
  await userEvent.click(confirm)
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/hand-over'))?.input).toMatchObject({
      body: { from: 2, to: 3 },
    }),
  )
})

it('a record shows its owner and next check, and both are changed', async () => {
  const calls = showInDashboard(<RecordUpkeep kind="news" id="12" mayWrite />, {
    area: 'content',
    path: '/content/news/12',
    answers,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Salma' })
  await userEvent.selectOptions(dialog.getByLabelText('Owner'), '3')
  await userEvent.selectOptions(dialog.getByLabelText('Check again'), '')
  expect(dialog.queryByLabelText('Next check on')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
      body: { owner_id: 3, review_on: null, review_months: null },
    }),
  )
})
