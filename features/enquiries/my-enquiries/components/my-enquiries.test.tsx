import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { listedEnquiry } from '@/tests/support/enquiry-rows'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { EnquiryRow } from '../contract'
import { countersOf } from '../rules'
import { enquiryListShape } from '../search-params'
import { MyEnquiries } from './my-enquiries'

const names = { 10: ['New', 'جديد'], 40: ['Completed', 'مكتمل'] } as const

const row = (id: number, iid: 10 | 40 = 10, unread = 0): EnquiryRow => {
  const name = { en: names[iid][0], ar: names[iid][1] }
  return {
    id,
    enq_type: 2,
    type_name: 'Matchmaking',
    type: {
      title: 'Matchmaking',
      ...bilingualPair('title', { en: 'Matchmaking', ar: 'المواءمة' }),
    },
    date: '2026-11-05T08:30:15.123Z',
    updated_at: '2026-11-06T09:00:00Z',
    status: { iid, ...bilingualPair('name', name) },
    ...bilingualPair('status_name', name, 'bare'),
    enq_status: iid,
    unread,
    ...listedEnquiry,
  }
}

const pageOf = (data: EnquiryRow[], total = data.length) => ({ data, total, page: 1, per_page: 10 })

let requests: { params?: object; query?: object }[]

interface Given {
  locale?: Locale
  query?: string
  rows?: EnquiryRow[]
  total?: number
  answer?: () => unknown
}

function show({ locale = 'en', query = '', rows = [row(12)], total, answer }: Given = {}) {
  requests = []
  answerCalls((_, input) => {
    requests.push(input)
    return Promise.resolve().then(answer ?? (() => pageOf([row(7, 40)])))
  })
  const path = locale === 'ar' ? '/ar/profile/user-enquiries' : '/profile/user-enquiries'
  window.history.replaceState(null, '', `${path}${query}`)
  return renderIn(
    <MyEnquiries
      locale={locale}
      // Each test has its own person: the browser storage is by person.
      userId={(users += 1)}
      state={enquiryListShape.parse(new URLSearchParams(query))}
      first={pageOf(rows, total)}
      counters={countersOf(rows)}
    />,
    { locale },
  )
}

let users = 0
afterEach(() => window.history.replaceState(null, '', '/'))

const ids = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('the enquiries of a person', () => {
  it('are shown under Home / Profile / User enquiries, with their counters', () => {
    show({ rows: [row(1), row(2, 40, 3)] })
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(breadcrumb.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Profile',
      'User enquiries',
    ])
    for (const text of ['2 enquiries', '1 open', '3 unread messages']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    }
  })

  it('are a table of id, subject and type name, date, updated at and status', () => {
    show()
    const table = screen.getByRole('table', { name: 'All enquiries' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Number', 'Type', 'Date', 'Updated', 'Status'])
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim())
    expect(cells).toEqual([
      'Food → Germany Matchmaking',
      'Nov 5, 2026, 11:30 AM',
      'Nov 6, 2026, 12:00 PM',
      expect.stringMatching(/^NewWe answer by/),
    ])
    expect(within(table).getByRole('link', { name: 'Enquiry 12' })).toHaveAttribute(
      'href',
      '/profile/user-enquiries/12',
    )
  })

  it('show their number without separators, also in the accessible name', () => {
    show({ rows: [row(104_233)] })
    const link = screen.getByRole('link', { name: 'Enquiry 104233' })
    expect(link).toHaveTextContent('104233')
  })

  it('are shown in Arabic', () => {
    show({ locale: 'ar', rows: [row(12, 10, 2)] })
    expect(screen.getByRole('link', { name: 'الاستفسار رقم 12' })).toHaveAttribute(
      'href',
      '/ar/profile/user-enquiries/12',
    )
    expect(screen.getByRole('cell', { name: /المواءمة/ })).toHaveTextContent('رسالتان غير مقروءتين')
    expect(screen.getByRole('cell', { name: /^جديد/ })).toBeInTheDocument()
  })

  it('show an empty state when there are none', () => {
    show({ rows: [] })
    expect(screen.getByText('You have not sent any enquiries yet')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the seven status chips', () => {
  it('show their counters', () => {
    show({ rows: [row(1), row(2), row(3, 40)] })
    const chips = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('checkbox')
    expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual([
      'New 2',
      'Confirmed 0',
      'Pending 0',
      'Completed 1',
      'Rejected 0',
      'Closed 0',
      'Ongoing 0',
    ])
  })

  it('filter the table by the call and keep the address in sync', async () => {
    show()
    fireEvent.click(screen.getByRole('checkbox', { name: /Completed/ }))
    await waitFor(() => expect(ids()).toEqual(['Enquiry 77']))
    expect(requests).toMatchObject([{ query: { page: 1, per_page: 10, status: '40' } }])
    expect(window.location.search).toBe('?status=40')
    fireEvent.click(screen.getByRole('checkbox', { name: /New/ }))
    await waitFor(() => expect(requests[1]).toMatchObject({ query: { status: '10,40' } }))
  })
})

describe('the search', () => {
  it('searches the text of a status', async () => {
    show()
    const field = screen.getByRole('searchbox', { name: 'Search by status' })
    expect(field).toHaveAttribute('maxlength', '200')
    fireEvent.change(field, { target: { value: ' completed ' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(requests).toMatchObject([{ query: { q: 'completed' } }]))
    expect(window.location.search).toBe('?q=completed')
  })

  it('shows an empty state with a link to all when nothing matches', async () => {
    show({ query: '?q=nothing', rows: [] })
    expect(screen.getByText('There is no data for this filter')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/profile/user-enquiries',
    )
  })
})

describe('the order', () => {
  it('is set at the head of a column, and reversed there', async () => {
    show({ query: '?status=40' })
    const head = (name: string) => screen.getByRole('columnheader', { name })
    expect(head('Date')).toHaveAttribute('aria-sort', 'descending')
    fireEvent.click(within(head('Number')).getByRole('link'))
    await waitFor(() =>
      expect(requests).toMatchObject([{ query: { sort: 'id-desc', status: '40' } }]),
    )
    expect(window.location.search).toBe('?status=40&sort=id-desc')
    await waitFor(() => expect(head('Number')).toHaveAttribute('aria-sort', 'descending'))
    expect(within(head('Number')).getByRole('link')).toHaveAttribute(
      'href',
      '/profile/user-enquiries?status=40&sort=id-asc#results',
    )
  })

  it('is set from a list on a phone', async () => {
    show()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'date-asc' } })
    await waitFor(() => expect(requests).toMatchObject([{ query: { sort: 'date-asc' } }]))
  })
})

describe('more than ten enquiries', () => {
  const rows = Array.from({ length: 10 }, (_, at) => row(30 - at))

  it('are on further pages, with the page number in the address', async () => {
    show({ rows, total: 23 })
    expect(ids()).toHaveLength(10)
    expect(screen.getByRole('status')).toHaveTextContent('23 enquiries · Page 1 of 3')
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(requests).toMatchObject([{ query: { page: 2 } }]))
    expect(window.location.search).toBe('?page=2')
  })
})

it('a view that cannot be loaded shows the reason, and is tried again', async () => {
  let failures = 1
  show({
    answer: () => {
      if (failures-- > 0) throw new Problem('unavailable')
      return pageOf([row(7, 40)])
    },
  })
  fireEvent.click(screen.getByRole('checkbox', { name: /Completed/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(ids()).toEqual(['Enquiry 77']))
})

describe.each(['en', 'ar'] as const)('an enquiry in the list (%s)', (locale) => {
  const said = {
    en: {
      subject: 'Food → Germany',
      last: /Our team: We have found/,
      due: /^We answer by/,
      late: /^Our answer was due on/,
    },
    ar: {
      subject: 'الأغذية ← ألمانيا',
      last: /فريقنا: We have found/,
      due: /^نجيبك حتى/,
      late: /^كان موعد ردّنا/,
    },
  }[locale]

  it('shows its subject, the last message and when an answer comes', () => {
    const last_message = {
      from: 'office',
      excerpt: 'We have found',
      at: '2026-11-06T09:00:00Z',
    } as const
    show({ locale, rows: [{ ...row(12), last_message }] })
    const line = screen.getByRole('row', { name: /12/ })
    expect(line.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(said.subject)
    expect(line).toHaveTextContent(said.last)
    expect(within(line).getByText(said.due)).toHaveAttribute('dateTime', '2026-11-07T08:30:00Z')
  })

  it('says that the office is late, and nothing once it is over', () => {
    const due = { kind: 'answer', at: '2026-11-07T08:30:00Z', is_late: true } as const
    show({
      locale,
      rows: [
        { ...row(12), due },
        { ...row(13, 40), due: null },
      ],
    })
    expect(screen.getAllByText(said.late)).toHaveLength(1)
  })

  it('shows its first words where its form named neither goods nor a country', () => {
    const about = { product: null, industry: null, country: null }
    show({ locale, rows: [{ ...row(12), about }] })
    expect(screen.getByText('Who buys olive oil?')).toBeInTheDocument()
  })
})
