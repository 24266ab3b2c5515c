import { Problem } from '@/lib/api/problem'
import { onAccountRequest } from '@/lib/auth/account-request'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PortalEvent } from '../contract'
import { eventViews } from '../search-params'
import { EventList } from './event-list'

const named = (id: number, name: string) => ({
  id,
  iid: id,
  ...bilingualPair('name', { en: `${name} ${id}`, ar: `${name} عربي ${id}` }),
})

const year = Number(today().slice(0, 4))

const event = (id: number, given: Partial<PortalEvent> = {}) => ({
  ...named(id, 'Fair'),
  name: `Fair ${id}`,
  ...bilingualPair('description', { en: '', ar: '' }),
  ...bilingualPair('country_name', { en: 'Egypt', ar: 'مصر' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date_start: `${year + 1}-05-10`,
  date_end: `${year + 1}-05-12`,
  country_id: 818,
  gov_id: null,
  type_id: 1,
  mode_id: 1,
  industry_id: [5],
  location_type: 'International event',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

const withCode = (country: ReturnType<typeof named>) => ({ ...country, code_3: `C${country.id}` })

const lists = new Map<string, unknown>([
  ['events-type', [named(1, 'Type'), named(2, 'Type')]],
  ['events-mode', [named(1, 'Mode')]],
  ['industries', [named(5, 'Sector'), named(6, 'Sector')]],
  ['governorates', []],
  ['countries', [named(818, 'Country'), named(8, 'Country')].map(withCode)],
  ['user', userWith()],
])

interface Given {
  locale?: Locale
  events?: unknown[]
  joined?: number[]
  join?: () => Promise<unknown>
}

async function show({ locale = 'en', events = [event(1)], joined = [], join }: Given) {
  const path = '/pages/90-events'
  const sent: object[] = []
  answerCalls((endpoint, input) => {
    if (endpoint.path === 'joined-events') return Promise.resolve(joined)
    if (endpoint.path === 'events/{id}/join') {
      sent.push(input)
      return join?.() ?? Promise.resolve('Success')
    }
    return Promise.resolve(lists.get(endpoint.path) ?? events)
  })
  window.history.replaceState(null, '', locale === 'ar' ? `/ar${path}` : path)
  const state = eventViews.parse({})
  renderIn(await EventList({ locale, path, location: 'International event', state }), { locale })
  return sent
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset.signedIn
})

describe('the list of events', () => {
  it('shows nine international events per page, and filters with existing values only', async () => {
    const all = Array.from({ length: 11 }, (_, index) => event(index + 1))
    await show({ events: [...all, event(20, { location_type: 'Local event' })] })
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 events · Page 1 of 2')
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(within(country).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('group', { name: 'Year' })).toHaveTextContent(String(year + 1))
  })

  it('shows the common text of empty lists', async () => {
    await show({ events: [] })
    expect(screen.getByText('No data available!')).toBeInTheDocument()
  })

  it.each([
    [1, 'Registration open', 'warning', 'yellow with a ticket'],
    [2, 'Closed', 'danger', 'red'],
    [3, 'Confirmed', 'success', 'green with a check'],
    [4, 'Planned', 'info', 'light blue with a clock'],
    [9, 'Planned', 'info', 'light blue with a clock'],
  ])('shows status %i with the word %s, in the tone %s: %s', async (status, word, tone) => {
    await show({ events: [event(1, { status })] })
    expect(screen.getByText('Upcoming')).toBeInTheDocument()
    const chip = screen.getByText(word)
    expect(chip.className).toContain(tone)
    expect(chip.querySelector('svg')).not.toBeNull()
  })

  it('shows an expired event as expired, without a join button', async () => {
    await show({ events: [event(1, { date_start: '2025-01-01', date_end: '2025-01-02' })] })
    expect(screen.getByText('Expired')).toBeInTheDocument()
    expect(screen.queryByText('Join')).toBeNull()
  })
})

describe('joining an event', () => {
  it('opens the login dialog for a visitor, and links to the login page without script', async () => {
    await show({ locale: 'ar' })
    const link = screen.getByRole('link', { name: 'شارك: Fair عربي 1' })
    expect(link).toHaveAttribute('href', '/ar/auth/login?redirect=%2Far%2Fpages%2F90-events')
    const requested: string[] = []
    const stop = onAccountRequest(({ modal, stay }) => requested.push(`${modal} ${stay}`))
    fireEvent.click(link)
    stop()
    expect(requested).toEqual(['login true'])
  })

  it('disables the button after joining', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    const sent = await show({ events: [event(31)] })
    fireEvent.click(await screen.findByRole('button', { name: 'Join: Fair 31' }))
    const button = await screen.findByRole('button', { name: 'You have joined: Fair 31' })
    expect(button).toBeDisabled()
    expect(sent).toEqual([{ params: { id: 31 }, body: { event_id: 31, user_id: 7 } }])
  })

  it('keeps the button enabled when the call fails', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    await show({
      events: [event(41)],
      join: () => Promise.reject(new Problem('unavailable')),
    })
    const button = await screen.findByRole('button', { name: 'Join: Fair 41' })
    fireEvent.click(button)
    expect(button).toBeDisabled()
    await waitFor(() => expect(button).toBeEnabled())
  })
})
