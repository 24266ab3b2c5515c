import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Participation } from '../contract'
import { MyEvents } from './my-events'

const t = english.myEvents

const participation = (id: number, given: Partial<Participation> = {}): Participation => ({
  event: {
    id,
    name: `Fair ${id}`,
    ...bilingualPair('name', { en: `Fair ${id}`, ar: `معرض ${id}` }),
    ...bilingualPair('description', { en: '', ar: '' }),
    ...bilingualPair('country_name', { en: 'Egypt', ar: 'مصر' }, 'bare'),
    ...bilingualPair('image_alt', { en: null, ar: null }),
    date_start: '2027-05-10',
    date_end: '2027-05-12',
    country_id: 818,
    gov_id: null,
    type_id: 1,
    mode_id: 1,
    industry_id: [],
    location_type: 'International event',
    status: 1,
    image: null,
    updated_at: null,
  },
  state: 'joined',
  queue_place: null,
  is_coming: true,
  has_meetings: false,
  ...given,
})

const calls: string[] = []
let answer: () => unknown

beforeEach(() => {
  calls.length = 0
  answer = () => 'Success'
  answerCalls(({ method, path }) => {
    calls.push(`${method} ${path}`)
    return Promise.resolve().then(() => answer())
  })
})

const show = (data: Participation[]) =>
  renderIn(<MyEvents locale="en" events={{ data, total: data.length, page: 1, per_page: 10 }} />)

describe('the events of a person', () => {
  it('say where the person waits, and offer calendar and meetings where there is a place', () => {
    show([
      participation(1, { has_meetings: true }),
      participation(2, { state: 'waiting', queue_place: 3 }),
      participation(3, { is_coming: false }),
    ])
    expect(screen.getByText('On the waiting list, number 3')).toBeInTheDocument()
    const calendars = screen.getAllByRole('link', { name: /^Add to calendar/ })
    expect(calendars.map((link) => link.getAttribute('href'))).toEqual(['/events/1/calendar.ics'])
    expect(screen.getByRole('link', { name: 'Meetings: Fair 1' })).toHaveAttribute(
      'href',
      '/profile/my-events/1/meetings',
    )
    expect(screen.queryByRole('button', { name: /: Fair 3$/ })).toBeNull()
  })

  it('say how to find one where there are none', () => {
    show([])
    expect(screen.getByRole('link', { name: t.empty.action })).toHaveAttribute(
      'href',
      '/local-events',
    )
  })

  it('are left by a person who waits without a word of a place', async () => {
    const user = userEvent.setup()
    show([participation(2, { state: 'waiting', queue_place: 3 })])
    await user.click(screen.getByRole('button', { name: 'Leave the waiting list: Fair 2' }))
    expect(screen.getByText(t.leave.confirm)).toBeVisible()
    expect(screen.queryByText(t.confirm)).toBeNull()
    expect(screen.getByRole('button', { name: t.leave.keep })).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.leave.withdraw }))
    expect(await screen.findByText(t.leave.withdrawn)).toBeVisible()
    expect(calls).toEqual(['DELETE my-events/{id}'])
  })

  it('are withdrawn from after a question, and stay where that fails', async () => {
    const user = userEvent.setup()
    show([participation(1)])
    await user.click(screen.getByRole('button', { name: 'Withdraw from: Fair 1' }))
    expect(calls).toEqual([])
    answer = () => Promise.reject(new Problem('unavailable'))
    await user.click(screen.getByRole('button', { name: t.withdraw }))
    expect(await screen.findByRole('button', { name: 'Withdraw from: Fair 1' })).toBeVisible()
    answer = () => 'Success'
    await user.click(screen.getByRole('button', { name: 'Withdraw from: Fair 1' }))
    await user.click(screen.getByRole('button', { name: t.withdraw }))
    expect(await screen.findByText(t.withdrawn)).toBeVisible()
    expect(calls).toEqual(['DELETE my-events/{id}', 'DELETE my-events/{id}'])
  })
})
