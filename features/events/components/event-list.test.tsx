import { Problem } from '@/lib/api/problem'
import { onAccountRequest } from '@/lib/auth/account-request'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { places, sectors } from '@/tests/support/directory'
import { arrivedIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PortalEvent } from '../contract'
import { eventListShape } from '../search-params'
import { EventList } from './event-list'

const named = (id: number, name: string) => ({
  id,
  ...bilingualPair('name', { en: `${name} ${id}`, ar: `${name} عربي ${id}` }),
})

const year = Number(today().slice(0, 4))

const event = (id: number, given: Partial<PortalEvent> = {}): PortalEvent => ({
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
  industry_id: [1],
  location_type: 'International event',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

const lists = new Map<string, unknown>([
  ['events-type', [named(1, 'Type'), named(2, 'Type')]],
  ['events-mode', [named(1, 'Mode'), named(2, 'Mode')]],
  ['industries', sectors.products],
  ['governorates', []],
  ['countries', places.countries],
])

interface Given {
  locale?: Locale
  events?: PortalEvent[]
  joined?: number[]
  waiting?: number[]
  full?: number[]
  join?: () => Promise<unknown>
  view?: Record<string, string>
}

async function show(given: Given) {
  const {
    locale = 'en',
    events = [event(1)],
    joined = [],
    waiting = [],
    full = [],
    join,
    view = {},
  } = given
  const places = { joined: [...joined], waiting: [...waiting], full: [...full] }
  const path = '/pages/90-events'
  const queries: object[] = []
  const sent: object[] = []
  answerCalls((endpoint, input) => {
    if (endpoint.path === 'my-participations') return Promise.resolve(places)
    if (endpoint.path === 'events/{id}/join') {
      sent.push(input)
      const [own] = events.map(({ id }) => id)
      if (!join && own !== undefined)
        (full.includes(own) ? places.waiting : places.joined).push(own)
      return join?.() ?? Promise.resolve('Success')
    }
    const list = lists.get(endpoint.path)
    if (list) return Promise.resolve(list)
    const query = queryOf(input)
    if (!('page' in query)) return Promise.resolve(events)
    queries.push(query)
    const found = events.filter(({ location_type }) => location_type === query.location)
    return Promise.resolve(pagedAnswer(found, query))
  })
  const address = `${path}?${new URLSearchParams(view)}`.replace(/\?$/, '')
  window.history.replaceState(null, '', locale === 'ar' ? `/ar${address}` : address)
  const state = eventListShape.parse(view)
  await arrivedIn(await EventList({ locale, path, location: 'International event', state }), {
    locale,
  })
  return { queries, sent }
}

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

describe('the list of events', () => {
  it('asks for nine international events a page, and offers the filters that they have', async () => {
    const all = Array.from({ length: 11 }, (_, index) => event(index + 1))
    const local = event(20, {
      location_type: 'Local event',
      country_id: 400,
      industry_id: [2],
      date_start: '2025-05-10',
    })
    const { queries } = await show({ events: [...all, local] })
    expect(queries).toEqual([
      { page: 1, per_page: 9, sort: 'soonest', location: 'International event' },
    ])
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 events · Page 1 of 2')
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(within(country).getAllByRole('option')).toHaveLength(2)
    expect(within(country).getByRole('option', { name: 'Egypt' })).toBeInTheDocument()
    const sector = screen.getByRole('combobox', { name: 'Sector' })
    expect(within(sector).getAllByRole('option')).toHaveLength(2)
    expect(within(sector).getByRole('option', { name: 'Garments' })).toBeInTheDocument()
    const years = screen.getByRole('group', { name: 'Year' })
    expect(years).toHaveTextContent(String(year + 1))
    expect(within(years).getAllByRole('checkbox')).toHaveLength(1)
  })

  it('offers no kind that leads to nothing, except what is chosen', async () => {
    const chosen = { mode: '2', country: '400', industry: '2', year: '2019' }
    await show({ events: [event(1)], view: chosen })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['type', '1'],
      ['mode', '1'],
      ['mode', '2'],
      ['year', String(year + 1)],
      ['year', '2019'],
    ])
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('400')
    expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveValue('2')
  })

  it('says that it has no data, in the words of all lists', async () => {
    await show({ events: [] })
    expect(screen.getByText('No data available!')).toBeInTheDocument()
  })

  it.each([
    [1, 'Registration open', 'warning', 'yellow with a ticket'],
    [2, 'Registration closed', 'danger', 'red'],
    [3, 'Confirmed', 'success', 'green with a check'],
    [4, 'Planned', 'info', 'light blue with a clock'],
    [9, 'Planned', 'info', 'light blue with a clock'],
  ])('tells status %i by the word %s, in the tone %s: %s', async (status, word, tone) => {
    await show({ events: [event(1, { status })] })
    expect(screen.getByText('Upcoming')).toBeInTheDocument()
    const chip = screen.getByText(word)
    expect(chip.className).toContain(tone)
    expect(chip.querySelector('svg')).not.toBeNull()
  })

  it('an expired event says so and hides its join button', async () => {
    await show({ events: [event(1, { date_start: '2025-01-01', date_end: '2025-01-02' })] })
    expect(screen.getByText('Expired')).toBeInTheDocument()
    expect(screen.queryByText('Register')).toBeNull()
  })
})

describe('joining an event', () => {
  it('opens the login dialog for a visitor, and leads to the login page without script', async () => {
    await show({ locale: 'ar' })
    const link = screen.getByRole('link', { name: 'تسجيل المشاركة: Fair عربي 1' })
    expect(link).toHaveAttribute('href', '/ar/auth/login?redirect=%2Far%2Fpages%2F90-events')
    const queries: string[] = []
    const stop = onAccountRequest(({ modal, stay }) => queries.push(`${modal} ${stay}`))
    fireEvent.click(link)
    stop()
    expect(queries).toEqual(['login true'])
  })

  it('happens once: the button is disabled afterwards', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    const { sent } = await show({ events: [event(31)] })
    fireEvent.click(await screen.findByRole('button', { name: 'Register: Fair 31' }))
    const button = await screen.findByRole('button', { name: 'You are registered: Fair 31' })
    expect(button).toBeDisabled()
    expect(sent).toEqual([{ params: { id: 31 }, body: {} }])
  })

  it('leads to the waiting list where the event is full, and says so', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    await show({ events: [event(51)], full: [51] })
    fireEvent.click(await screen.findByRole('button', { name: /: Fair 51$/ }))
    const button = await screen.findByRole('button', {
      name: 'You are on the waiting list: Fair 51',
    })
    expect(button).toBeDisabled()
  })

  it('that fails leaves the button, to try again', async () => {
    document.documentElement.dataset.signedIn = 'yes'
    await show({
      events: [event(41)],
      join: () => Promise.reject(new Problem('unavailable')),
    })
    const button = await screen.findByRole('button', { name: 'Register: Fair 41' })
    fireEvent.click(button)
    expect(button).toBeDisabled()
    await waitFor(() => expect(button).toBeEnabled())
  })
})
