import { showInDashboard } from '@/tests/support/in-dashboard'
import { withoutLayout } from '@/tests/support/without-layout'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RefusedTrafficPage } from './refused-traffic-page'

withoutLayout()

const times = { limited: 40, refused: 3, login: 12 }
const none = { limited: 0, refused: 0, login: 0 }
const days = [
  { day: '2026-11-20', times: none },
  { day: '2026-11-21', times },
]

const show = (answer: object) =>
  showInDashboard(<RefusedTrafficPage />, {
    area: 'traffic',
    path: '/traffic',
    answers: { 'GET admin/refused-traffic': answer },
  })

it('refusals are shown by day and by network, each in a table too', async () => {
  const networks = [
    { network: '192.0.2.0/24', times, last_day: '2026-11-21' },
    { network: 'other', times, last_day: '2026-11-21' },
  ]
  show({ days, networks, total: 5_001 })
  const byNetwork = await screen.findByRole('region', { name: 'By network' })
  expect(byNetwork).toHaveTextContent('5,001 networks in all')
  const [table] = within(byNetwork).getAllByRole('table', { hidden: true })
  expect(table).toHaveTextContent('192.0.2.0/24 (last on')
  expect(table).toHaveTextContent('Further networks')
  expect(table).toHaveTextContent('40')
  expect(screen.getByRole('region', { name: 'By day' })).toHaveTextContent('Failed logins')
})

it('days without refusals are zeros, and no network is named', async () => {
  show({ days: days.slice(0, 1), networks: [], total: 0 })
  expect(await screen.findByText('No data')).toBeVisible()
  const byDay = screen.getByRole('table', { name: /^By day/, hidden: true })
  expect(within(byDay).getAllByText('0', { selector: 'td' })).toHaveLength(3)
})
