import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Meeting, MeetingBoard } from '../contract'
import { MeetingsPage } from './meetings-page'

const t = english.eventMeetings

const person = (id: number, name: string) => ({
  id,
  name,
  text: 'I buy dates',
  ...bilingualPair('company', { en: 'Import GmbH', ar: '' }),
})

const meeting = (given: Partial<Meeting> = {}): Meeting => ({
  id: 4,
  with: person(2, 'Jonas'),
  state: 'proposed',
  note: '',
  version: 1,
  decline: null,
  starts_at: '2027-10-05T07:00:00.000Z',
  ends_at: '2027-10-05T07:30:00.000Z',
  is_mine_to_confirm: true,
  ...given,
})

const board = (given: Partial<MeetingBoard> = {}): MeetingBoard => ({
  event: {
    id: 7,
    name: 'Fair',
    status: 1,
    image: null,
    updated_at: null,
    gov_id: null,
    ...bilingualPair('name', { en: 'Fair', ar: 'معرض' }),
    ...bilingualPair('description', { en: '', ar: '' }),
    ...bilingualPair('country_name', { en: 'Germany', ar: 'ألمانيا' }, 'bare'),
    ...bilingualPair('image_alt', { en: null, ar: null }),
    date_start: '2027-10-05',
    date_end: '2027-10-05',
    country_id: 276,
    type_id: 1,
    mode_id: 1,
    industry_id: [],
    location_type: 'International event',
    meeting_minutes: 30,
    meeting_from: '09:00',
    meeting_until: '10:00',
    time_zone: 'Europe/Berlin',
  },
  text: 'We sell dates',
  slots: ['2027-10-05T07:00:00.000Z', '2027-10-05T07:30:00.000Z'],
  taken: ['2027-10-05T07:00:00.000Z'],
  meetings: [],
  people: [person(3, 'Mei')],
  people_total: 1,
  ...given,
})

const calls: { key: string; input: object }[] = []
let answer: () => unknown

beforeEach(() => {
  window.localStorage.clear()
  calls.length = 0
  answer = () => 'Success'
  answerCalls(({ method, path }, input) => {
    calls.push({ key: `${method} ${path}`, input })
    return Promise.resolve().then(() => answer())
  })
})

const show = (given: Partial<MeetingBoard> = {}) =>
  renderIn(<MeetingsPage locale="en" board={board(given)} search="" owner={1} />)

describe('the meetings at an event', () => {
  it('show nobody before the person takes part, and ask for what they offer', async () => {
    const user = userEvent.setup()
    show({ text: null, people: [], people_total: 0 })
    expect(screen.queryByRole('heading', { name: t.people.title })).toBeNull()
    await user.click(screen.getByRole('button', { name: t.about.open }))
    expect(screen.getByText(t.about.empty)).toBeVisible()
    expect(calls).toEqual([])
  })

  it('are proposed at a free time, as the clocks of the place show it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Propose a meeting to Mei' }))
    const form = screen.getByRole('form', { name: 'Propose a meeting to Mei' })
    const times = within(form).getAllByRole('option')
    expect(times.map((one) => one.textContent)).toEqual([expect.stringContaining('9:30')])
    await user.type(within(form).getByRole('textbox'), '<b>Hello</b>')
    await user.click(within(form).getByRole('button', { name: t.people.send }))
    expect(calls[0]?.input).toMatchObject({
      params: { id: 7 },
      body: { person: 3, starts_at: '2027-10-05T07:30:00.000Z', note: '<b>Hello</b>' },
    })
  })

  it('keep what was typed when the proposal fails', async () => {
    const user = userEvent.setup()
    answer = () => Promise.reject(new Problem('unavailable'))
    const { unmount } = show()
    await user.click(screen.getByRole('button', { name: /Mei/ }))
    await user.type(screen.getByRole('textbox', { name: t.people.note }), 'Dates?')
    await user.click(screen.getByRole('button', { name: t.people.send }))
    unmount()
    show()
    await user.click(screen.getByRole('button', { name: /Mei/ }))
    expect(screen.getByRole('textbox', { name: t.people.note })).toHaveValue('Dates?')
  })

  it('are declined with a reason of the list, or in own words for another reason', async () => {
    const user = userEvent.setup()
    show({ meetings: [meeting()] })
    await user.click(screen.getByRole('button', { name: t.mine.decline }))
    const form = within(screen.getByRole('form', { name: t.decline.send }))
    const send = form.getByRole('button', { name: t.decline.send })
    await user.click(send)
    expect(form.getByText(t.decline.required.reason)).toBeVisible()
    const reason = form.getByRole('combobox', { name: t.decline.reason })
    expect(reason).toHaveFocus()
    await user.selectOptions(reason, english.mails.meeting.reasons.other)
    await user.click(send)
    expect(form.getByText(t.decline.required.text)).toBeVisible()
    expect(calls).toEqual([])
    await user.type(form.getByRole('textbox', { name: t.decline.text }), 'We buy figs')
    await user.click(send)
    expect(calls[0]?.input).toMatchObject({
      body: { action: 'decline', version: 1, reason: 'other', text: 'We buy figs' },
    })
  })

  it('that are declined show the reason in the language of the page, and the words apart', () => {
    const declined = { state: 'declined', is_mine_to_confirm: false } as const
    renderIn(
      <MeetingsPage
        locale="ar"
        board={board({
          meetings: [meeting({ ...declined, decline: { reason: 'time', text: 'Next year' } })],
        })}
        search=""
        owner={1}
      />,
      { locale: 'ar' },
    )
    expect(screen.getByText(/الموعد غير مناسب/)).toBeVisible()
    expect(screen.getByText('Next year').tagName).toBe('BDI')
  })

  it('are confirmed by the person who was asked; a confirmed one has a calendar file', async () => {
    const user = userEvent.setup()
    show({
      meetings: [
        meeting(),
        meeting({ id: 5, state: 'confirmed', is_mine_to_confirm: false }),
        meeting({ id: 6, state: 'declined', is_mine_to_confirm: false }),
      ],
    })
    const [waiting] = screen.getAllByRole('article')
    if (!waiting) throw new Error('There is no meeting.')
    expect(within(waiting).getByText(t.state.mine)).toBeVisible()
    await user.click(within(waiting).getByRole('button', { name: t.mine.confirm }))
    expect(calls[0]?.input).toMatchObject({ body: { action: 'confirm', version: 1 } })
    const files = screen.getAllByRole('link', { name: t.mine.calendar })
    expect(files.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/my-events/7/meetings/5/calendar.ics',
    ])
    expect(screen.getAllByRole('button', { name: t.mine.move })).toHaveLength(2)
  })
})
