import { bilingualPair } from '@/lib/bilingual/pair'
import { dayAfter, today } from '@/lib/i18n/today'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { EventParticipant, EventRow } from '../contract'
import { ParticipationScreens } from './participation-screens'

const t = english.eventParticipants

const event: EventRow = {
  id: 7,
  ...bilingualPair('name', { en: 'Dates fair', ar: 'معرض التمور' }),
  date_start: dayAfter(today(), 10),
  date_end: dayAfter(today(), 12),
  capacity: 40,
  joined: 12,
  waiting: 3,
  present: 2,
}

const person: EventParticipant = {
  id: 5,
  name: 'Rana Haddad',
  email: 'rana@portal.example',
  phone: '',
  ...bilingualPair('company', { en: 'Petra Oil', ar: '' }),
  state: 'joined',
  joined_at: '2026-11-01T08:00:00.000Z',
  present_at: null,
}

const page = (data: unknown[]) => ({ data, total: data.length, page: 1, per_page: 25 })

const show = (path: string, given: Partial<EventRow> = {}) =>
  showInDashboard(<ParticipationScreens outcomes={<p>What came of it</p>} />, {
    area: 'events',
    path,
    answers: {
      'GET admin/event-participation': page([event]),
      'GET admin/event-participation/{id}': { ...event, ...given },
      'GET admin/event-participation/{id}/people': page([
        person,
        { ...person, id: 6, name: 'Jonas', state: 'waiting' },
      ]),
      'PUT admin/event-participation/{id}/people/{person}': 'Success',
    },
  })

it('an event says how many of its places are taken, and leads to its participants', async () => {
  show('/events')
  const link = await screen.findByRole('link', { name: 'Dates fair' })
  expect(link).toHaveAttribute('href', '/events/7')
  expect(screen.getByText('12 of 40')).toBeInTheDocument()
})

it('a participant with a place is checked in, one who waits cannot be', async () => {
  show('/events/7')
  const button = await screen.findByRole('button', { name: 'Check in Rana Haddad' })
  expect(screen.queryByRole('button', { name: /Jonas/ })).toBeNull()
  expect(screen.getByRole('button', { name: t.export })).toBeInTheDocument()
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText(/Rana Haddad has been checked in/)).toBeVisible())
})

it('an event that is over says what came of it, one to come does not', async () => {
  show('/events/7', { date_start: '2026-01-10', date_end: '2026-01-12' })
  expect(await screen.findByText('What came of it')).toBeVisible()
  cleanup()
  show('/events/7')
  expect(await screen.findByRole('button', { name: 'Check in Rana Haddad' })).toBeVisible()
  expect(screen.queryByText('What came of it')).toBeNull()
})
