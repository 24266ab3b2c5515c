import { showInDashboard } from '@/tests/support/in-dashboard'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { listedEnquiry } from '@/tests/support/enquiry-rows'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CaseDetail, CaseRow } from '../contract'
import { reloadTimes } from '../rules'
import { CaseDeskScreens } from './case-desk-screens'

const row: CaseRow = {
  id: 12,
  enq_type: 1,
  ...bothLanguages('type_name', 'Market studies'),
  status: 10,
  ...bothLanguages('status_name', 'New'),
  name: 'Rana Haddad',
  company: 'Petra Oil',
  email: 'rana@buyer.example',
  created_at: '2026-11-18T08:00:00Z',
  ...listedEnquiry,
  updated_at: '2026-11-18T08:00:00Z',
  answered_at: null,
  awaits_reply_since: null,
  waits_since: null,
  unread: 0,
  answer_due_at: '2026-11-20T08:00:00Z',
  close_due_at: '2026-11-28T08:00:00Z',
  is_late: true,
  minutes_left: -1_500,
  for_review: false,
  rating: null,
  owner: null,
  merged_into: null,
  version: 3,
}

const detail: CaseDetail = {
  ...row,
  user_id: 7,
  locale: 'ar',
  fields: {
    name: 'Rana Haddad',
    email: 'rana@buyer.example',
    phone: '+962790000000',
    phone2: null,
    company: 'Petra Oil',
    job_title: 'Owner',
    description: 'Which markets buy olive oil?',
    industry: null,
    country: null,
    type_of_client: null,
    positions: null,
    barriers: null,
    institution: null,
    since: null,
    loss_band: null,
    agreement: null,
  },
  answers: [],
  score: null,
  next_statuses: [20, 60, 70],
  history: [
    {
      status: 10,
      ...bothLanguages('status_name', 'New'),
      at: row.created_at,
      by: null,
      reason: null,
    },
  ],
  actions: [],
  messages: [],
  notes: [],
  merged: [],
  similar: [
    {
      id: 11,
      enq_type: 1,
      status: 10,
      created_at: '2026-11-17T08:00:00Z',
      excerpt: 'Who buys olive oil?',
    },
  ],
}

const page = { data: [row], total: 1, page: 1, per_page: 25 }
const template = (use: string, id: number, en: string, ar: string) => ({
  use,
  id,
  active: true,
  version: 1,
  updated_at: '2026-11-21T08:00:00Z',
  ...bilingualPair('title', { en: `${en} title`, ar: `عنوان ${ar}` }),
  ...bilingualPair('text', { en, ar }),
})

const otherAnswers = {
  'GET admin/reply-templates': [
    template('reply', 1, 'We are looking.', 'نبحث.'),
    {
      ...template('reply', 4, 'Greeting', 'تحية'),
      ...bilingualPair('text', { en: 'Dear {person} ({number})', ar: 'عزيزتي {person}' }),
    },
    template('ongoing', 2, 'We have started.', 'بدأنا.'),
    template('rejected', 3, 'Not our service.', 'خارج خدماتنا.'),
  ],
  'GET admin/service-levels': [],
  'GET admin/officers': [{ id: 1, name: 'Hala Odeh', open: 2 }],
}

const show = (path: string, answers: Record<string, unknown>) =>
  showInDashboard(<CaseDeskScreens />, {
    area: 'enquiries',
    path,
    answers: { ...otherAnswers, ...answers },
  })

describe('the queue of the case desk', () => {
  it('lists open enquiries at first and marks late ones', async () => {
    const calls = show('/enquiries', { 'GET admin/enquiries': page })
    const link = await screen.findByRole('link', { name: /Number 12 · Rana Haddad/ })
    expect(link).toHaveAttribute('href', '/enquiries/12')
    expect(within(screen.getByRole('table')).getByText('Late')).toBeVisible()
    expect(screen.getByText('Reply late by 3 working days')).toBeVisible()
    expect(calls).toContainEqual({
      key: 'GET admin/enquiries',
      input: { query: { page: 1, per_page: 25, sort: 'due-asc', open: '1' } },
    })
  })

  it('says of an enquiry that waits for the person that its clock is stopped', async () => {
    const stopped = {
      ...row,
      answer_due_at: null,
      close_due_at: null,
      minutes_left: null,
      is_late: false,
    }
    const data = [{ ...stopped, waits_since: '2026-11-21T08:00:00Z' }]
    show('/enquiries', { 'GET admin/enquiries': { ...page, data } })
    const line = await screen.findByRole('row', { name: /Number 12/ })
    expect(line).toHaveTextContent('Clock stopped')
  })

  it('says of a closed enquiry once that it is closed', async () => {
    const closed = {
      ...row,
      status: 60,
      ...bothLanguages('status_name', 'Closed'),
      is_late: false,
      answer_due_at: null,
      close_due_at: null,
      minutes_left: null,
      waits_since: null,
    }
    show('/enquiries', { 'GET admin/enquiries': { ...page, data: [closed] } })
    const line = await screen.findByRole('row', { name: /Number 12/ })
    expect(within(line).getAllByText('Closed')).toHaveLength(1)
    expect(line).not.toHaveTextContent('Clock stopped')
  })

  it('marks an enquiry with unread replies, and one whose reply was read but not answered', async () => {
    const since = '2026-11-19T08:00:00Z'
    const unread = { ...row, awaits_reply_since: since, unread: 2 }
    const data = [unread, { ...row, id: 13, awaits_reply_since: since }]
    show('/enquiries', { 'GET admin/enquiries': { ...page, data, total: 2 } })
    expect(await screen.findByText('2 new messages')).toBeVisible()
    expect(screen.getByRole('row', { name: /Number 13/ })).toHaveTextContent(
      'Waiting for our reply',
    )
  })

  it('shows what an enquiry is about, and whose the last word is', async () => {
    const last_message = {
      from: 'person',
      excerpt: 'When will it ship?',
      at: row.updated_at,
    } as const
    const data = [{ ...row, last_message }]
    show('/enquiries', { 'GET admin/enquiries': { ...page, data } })
    const line = await screen.findByRole('row', { name: /Number 12/ })
    expect(line.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain('Food → Germany')
    expect(line).toHaveTextContent('Enquirer: Nov 18, 2026 When will it ship?')
    expect(line).toHaveTextContent(row.excerpt)
  })

  it('is narrowed by its filters, and shows an empty state when nothing matches', async () => {
    const calls = show('/enquiries', {
      'GET admin/enquiries': ({ query }: { query: { late?: string } }) =>
        query.late ? { ...page, data: [], total: 0 } : page,
    })
    await screen.findByRole('link', { name: /Number 12/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Late only' }))
    expect(await screen.findByText('No results match these filters')).toBeVisible()
    expect(calls.at(-1)?.input).toMatchObject({ query: { open: '1', late: '1' } })
  })

  it('opens the views that every officer needs', async () => {
    const calls = show('/enquiries', { 'GET admin/enquiries': page })
    await screen.findByRole('link', { name: /Number 12/ })
    expect(screen.getByRole('button', { name: 'Open', pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Mine' }))
    expect(await screen.findByRole('button', { name: 'Mine', pressed: true })).toBeVisible()
    expect(calls.at(-1)?.input).toMatchObject({ query: { open: '1', owner: 'me' } })
  })

  it('is worked through by keys: the next row, taking it, and replying', async () => {
    const calls = show('/enquiries', {
      'GET admin/enquiries': { ...page, data: [row, { ...row, id: 13 }], total: 2 },
      'GET admin/enquiries/{id}': { ...detail, id: 13 },
      'POST admin/enquiries/{id}/assign': detail,
    })
    const second = await screen.findByRole('link', { name: /Number 13/ })
    await userEvent.keyboard('jj')
    expect(second).toHaveFocus()
    await userEvent.keyboard('k')
    expect(screen.getByRole('link', { name: /Number 12/ })).toHaveFocus()
    await userEvent.keyboard('a')
    expect(await screen.findByText('The enquiry has been assigned.')).toBeVisible()
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/assign',
      input: { params: { id: 12 }, body: { version: 3, owner_id: 1 } },
    })
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    second.focus()
    await userEvent.keyboard('r')
    await waitFor(async () => expect(await screen.findByLabelText('Your reply')).toHaveFocus())
  })

  it('leaves letters alone for people who turned the keys off', async () => {
    localStorage.setItem('shortcuts', 'off')
    show('/enquiries', { 'GET admin/enquiries': page })
    const link = await screen.findByRole('link', { name: /Number 12/ })
    await userEvent.keyboard('j')
    expect(link).not.toHaveFocus()
    localStorage.clear()
  })

  it('assigns several enquiries together and says which stayed as they were', async () => {
    const calls = show('/enquiries', {
      'GET admin/enquiries': { ...page, data: [row, { ...row, id: 13 }], total: 2 },
      'POST admin/enquiry-assignments': {
        done: [12],
        refused: [{ id: 13, code: 'conflict' }],
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = screen.getByRole('region', { name: '2 selected' })
    await within(bar).findByRole('option', { name: 'Hala Odeh (2 open)' })
    await userEvent.selectOptions(within(bar).getByLabelText('Case officer'), '1')
    await userEvent.click(within(bar).getByRole('button', { name: 'Assign' }))
    expect(
      await screen.findByText(/^1 enquiry has been changed. 1 was changed by someone else first/),
    ).toBeVisible()
    const [first, second] = [row, { ...row, id: 13 }].map(({ id, version }) => ({ id, version }))
    expect(calls).toContainEqual({
      key: 'POST admin/enquiry-assignments',
      input: { body: { enquiries: [first, second], owner_id: 1 } },
    })
  })

  it('moves several enquiries to a status that can follow each of them', async () => {
    const ongoing = { ...row, id: 13, status: 70 }
    const calls = show('/enquiries', {
      'GET admin/enquiries': { ...page, data: [row, ongoing], total: 2 },
      'POST admin/enquiry-statuses': { done: [12, 13], refused: [] },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = screen.getByRole('region', { name: '2 selected' })
    const status = within(bar).getByLabelText('Status')
    const offered = within(status).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Completed',
      'Rejected',
      'Closed',
    ])
    await userEvent.selectOptions(status, 'Completed')
    await userEvent.click(within(bar).getByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText('Message to all enquirers'), 'Done.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    expect(await screen.findByText('2 enquiries have been changed.')).toBeVisible()
    expect(calls.find(({ key }) => key === 'POST admin/enquiry-statuses')?.input).toMatchObject({
      body: { status: 40, reason: 'Done.' },
    })
  })

  it('shows the error and a retry when it cannot be loaded', async () => {
    let isDown = true
    show('/enquiries', {
      'GET admin/enquiries': () => {
        if (isDown) throw new Problem('unavailable')
        return page
      },
    })
    expect(await screen.findByText('We could not load the list')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Number 12/ })).toBeVisible()
  })
})

describe('an enquiry on the case desk', () => {
  it('shows the submitted fields, and accepts a note that only officers read', async () => {
    const note = {
      id: 1,
      text: 'Called her.',
      at: row.created_at,
      source: null,
      by: { id: 1, name: 'Hala' },
      mentions: [],
    }
    const calls = show('/enquiries/12', {
      'GET admin/enquiries/{id}': detail,
      'POST admin/enquiries/{id}/notes': { ...detail, notes: [note] },
    })
    expect(await screen.findByText('Which markets buy olive oil?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(screen.getByText('Write your note')).toBeVisible()
    await userEvent.type(screen.getByLabelText('New note'), 'Called her.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Called her.', { selector: 'li p' })).toBeVisible()
    expect(screen.getByLabelText('New note')).toHaveValue('')
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/notes',
      input: { params: { id: 12 }, body: { text: 'Called her.', mentions: [] } },
    })
  })

  it('announces a reply that arrives while it is open', async () => {
    const reply = {
      id: 1,
      from: 'person' as const,
      text: 'Any news?',
      at: row.created_at,
      files: [],
      by: { id: 7, name: 'Rana Haddad' },
    }
    let messages: CaseDetail['messages'] = []
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show('/enquiries/12', { 'GET admin/enquiries/{id}': () => ({ ...detail, messages }) })
    await screen.findByText('No messages yet.')
    messages = [reply]
    await vi.advanceTimersByTimeAsync(reloadTimes.enquiry)
    expect(await screen.findByText('A new message has arrived.')).toBeVisible()
    expect(screen.getByText('Any news?')).toBeVisible()
    vi.useRealTimers()
  })

  it('is assigned to an officer, and reloads after an edit conflict', async () => {
    const calls = show('/enquiries/12', {
      'GET admin/enquiries/{id}': detail,
      'POST admin/enquiries/{id}/assign': () => {
        const first = {
          changed_by: ['Sami Nasser'],
          changed_at: ['2026-11-21T08:00:00Z'],
          changed_how: ['assign'],
        }
        throw new Problem('conflict', { fields: { version: ['4'], ...first } })
      },
    })
    const officers = await screen.findByLabelText('Case officer')
    await screen.findByRole('option', { name: 'Hala Odeh (2 open)' })
    await userEvent.selectOptions(officers, '1')
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    expect(
      await screen.findByText(
        /^Nothing was done because Sami Nasser changed this record first \(Assigned, Nov 21, 2026/,
      ),
    ).toBeVisible()
    await waitFor(() =>
      expect(calls.filter(({ key }) => key === 'GET admin/enquiries/{id}')).toHaveLength(2),
    )
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/assign',
      input: { params: { id: 12 }, body: { version: 3, owner_id: 1 } },
    })
  })

  it('is not assigned while the officers are only browsed', async () => {
    const given = { ...detail, version: 4, owner: { id: 2, name: 'Sami Nasser' } }
    const calls = show('/enquiries/12', {
      'GET admin/officers': [
        { id: 1, name: 'Hala Odeh', open: 2 },
        { id: 2, name: 'Sami Nasser', open: 0 },
      ],
      'GET admin/enquiries/{id}': detail,
      'POST admin/enquiries/{id}/assign': given,
    })
    await screen.findByRole('option', { name: 'Sami Nasser (none open)' })
    const officers = screen.getByLabelText('Case officer')
    const assign = screen.getByRole('button', { name: 'Assign' })
    expect(assign).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(assign)
    await userEvent.selectOptions(officers, '1')
    await userEvent.selectOptions(officers, '2')
    const assigned = () => calls.filter(({ key }) => key === 'POST admin/enquiries/{id}/assign')
    expect(assigned()).toEqual([])
    await userEvent.click(assign)
    expect(await screen.findByText('The enquiry has been assigned.')).toBeVisible()
    expect(assigned().map(({ input }) => input)).toEqual([
      { params: { id: 12 }, body: { version: 3, owner_id: 2 } },
    ])
    expect(officers).toHaveValue('2')
    expect(assign).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows only the error of the last try when a second note fails', async () => {
    let isDown = false
    show('/enquiries/12', {
      'GET admin/enquiries/{id}': detail,
      'POST admin/enquiries/{id}/notes': () => {
        if (isDown) throw new Problem('unavailable')
        return detail
      },
    })
    const write = async () => {
      await userEvent.type(await screen.findByLabelText('New note'), 'Called.')
      await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    }
    await write()
    const done = await screen.findByText('The note has been added.')
    isDown = true
    await write()
    expect(await screen.findByText(/is not available at the moment/)).toBeVisible()
    expect(done).not.toBeInTheDocument()
  })

  it.each([
    ['en', 'Assigned to Sami Nasser', 'Unassigned', 'Merged into enquiry 11'],
    ['ar', 'أُسند إلى \u2068Sami Nasser\u2069', 'غير مسند إلى أحد', 'دُمج في الاستفسار رقم 11'],
  ] as const)(
    'lists assignments and merges in its history, the last first (%s)',
    async (...given) => {
      const [locale, ...texts] = given
      const by = { id: 1, name: 'Hala Odeh' }
      const action = { what: 'assign' as const, by, to: null, into: null, from: null }
      const actions: CaseDetail['actions'] = [
        { ...action, at: '2026-11-19T08:00:00Z', to: { id: 2, name: 'Sami Nasser' } },
        { ...action, at: '2026-11-20T08:00:00Z' },
        { ...action, at: '2026-11-21T08:00:00Z', what: 'merge', into: 11 },
      ]
      const answers = { ...otherAnswers, 'GET admin/enquiries/{id}': { ...detail, actions } }
      showInDashboard(<CaseDeskScreens />, {
        area: 'enquiries',
        path: '/enquiries/12',
        locale,
        answers,
      })
      const first = await screen.findByText(texts[0])
      const list = first.closest('ol')
      const order = texts.map((text) => list?.textContent?.indexOf(text) ?? -1)
      expect(order).toEqual(order.toSorted((one, other) => other - one))
      expect(order).not.toContain(-1)
      expect(first.closest('li')).toHaveTextContent('Hala Odeh')
    },
  )

  it('offers the usual next status first, with words in the language of the person', async () => {
    const statuses = { next_statuses: [20, 50, 70], version: 4 }
    const calls = show('/enquiries/12', {
      'GET admin/enquiries/{id}': { ...detail, ...statuses },
      'GET admin/enquiries': { ...page, data: [row, { ...row, id: 14 }], total: 2 },
      'POST admin/enquiries/{id}/status': { status: 70 },
    })
    const usual = await screen.findByRole('button', { name: 'Ongoing' })
    expect(screen.getByText('Other statuses').closest('details')).not.toHaveAttribute('open')
    await userEvent.click(usual)
    const dialog = await screen.findByRole('dialog')
    const text = within(dialog).getByLabelText('Message to the enquirer')
    await waitFor(() => expect(text).toHaveValue('بدأنا.'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ongoing' }))
    expect(await screen.findByText('The status of the enquiry is now “Ongoing”.')).toBeVisible()
    const next = await screen.findByRole('link', { name: 'Next: number 14, Rana Haddad' })
    await waitFor(() => expect(next).toHaveFocus())
    expect(next).toHaveAttribute('href', '/enquiries/14')
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/status',
      input: { params: { id: 12 }, body: { status: 70, version: 4, reason: 'بدأنا.' } },
    })
  })

  it('is rejected with a reason that starts from a template in either language', async () => {
    const rejectable = { ...detail, next_statuses: [50, 70] }
    const calls = show('/enquiries/12', {
      'GET admin/enquiries/{id}': rejectable,
      'POST admin/enquiries/{id}/status': { status: 50 },
    })
    await userEvent.click(await screen.findByText('Other statuses'))
    await userEvent.click(screen.getByRole('button', { name: 'Rejected' }))
    const dialog = await screen.findByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Rejected' })
    await userEvent.click(confirm)
    expect(within(dialog).getByText('Enter the reason')).toBeVisible()
    const templates = within(dialog).getByLabelText('Start from a template')
    await userEvent.selectOptions(templates, 'Not our service. title')
    await userEvent.selectOptions(templates, 'عنوان خارج خدماتنا.')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(calls).toContainEqual({
        key: 'POST admin/enquiries/{id}/status',
        input: {
          params: { id: 12 },
          body: { status: 50, version: 3, reason: 'Not our service.\n\nخارج خدماتنا.' },
        },
      }),
    )
  })

  it('is answered and completed in one step', async () => {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue()
    show('/enquiries/12', { 'GET admin/enquiries/{id}': { ...detail, next_statuses: [40, 70] } })
    const templates = await screen.findByLabelText('Start from a template')
    await screen.findByRole('option', { name: 'We are looking. title' })
    await userEvent.selectOptions(templates, 'We are looking. title')
    await userEvent.selectOptions(templates, 'Greeting title')
    const text = 'We are looking.\n\nDear Rana Haddad (12)'
    expect(screen.getByLabelText('Your reply')).toHaveValue(text)
    const status = screen.getByLabelText('Status after your reply')
    expect(status).toHaveValue('70')
    await userEvent.selectOptions(status, 'Completed')
    const send = screen.getByRole('button', { name: 'Send reply and set to “Completed”' })
    await userEvent.click(send)
    await waitFor(() => expect(sent).toHaveBeenCalled())
    const [body] = sent.mock.calls[0] ?? []
    const fields = body instanceof FormData ? [body.get('text'), body.get('status')] : []
    expect(fields).toEqual([text, '40'])
    sent.mockRestore()
  })

  it('offers only the statuses that can follow, and asks for confirmation', async () => {
    const closed = { ...detail, status: 60, ...bothLanguages('status_name', 'Closed') }
    let now: CaseDetail = detail
    const calls = show('/enquiries/12', {
      'GET admin/enquiries/{id}': () => now,
      'POST admin/enquiries/{id}/status': () => {
        now = { ...closed, next_statuses: [70] }
        return { status: 60 }
      },
    })
    await userEvent.click(await screen.findByText('Other statuses'))
    await userEvent.click(screen.getByRole('button', { name: 'Closed' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('unless you reopen the enquiry.')
    await userEvent.type(within(dialog).getByLabelText('Message to the enquirer'), 'Settled.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Closed' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Ongoing.*We will email/)
    expect(calls).toContainEqual({
      key: 'POST admin/enquiries/{id}/status',
      input: { params: { id: 12 }, body: { status: 60, version: 3, reason: 'Settled.' } },
    })
  })

  it('lists the other open enquiries of the person and is merged into one of them', async () => {
    show('/enquiries/12', {
      'GET admin/enquiries/{id}': detail,
      'POST admin/enquiries/{id}/merge': { ...detail, merged_into: 11, similar: [] },
    })
    expect(await screen.findByText('Who buys olive oil?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Merge into enquiry 11' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge into enquiry 11' }))
    expect(await screen.findByText('Continued in')).toBeInTheDocument()
  })
})
