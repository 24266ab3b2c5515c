import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { listedEnquiry } from '@/tests/support/enquiry-rows'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EnquiryDetail } from '../contract'
import { EnquiryPage } from './enquiry-page'

const named = (id: number, en: string, ar: string) => ({ id, ...bilingualPair('name', { en, ar }) })
const statusOf = (iid: number, en: string, ar: string) => ({
  iid,
  ...bilingualPair('name', { en, ar }),
})
const started = statusOf(10, 'New', 'جديد')
const ongoing = statusOf(70, 'Ongoing', 'قيد المتابعة')

const enquiry: EnquiryDetail = {
  id: 12,
  enq_type: 2,
  type_name: 'Matchmaking',
  type: { title: 'Matchmaking', ...bilingualPair('title', { en: 'Matchmaking', ar: 'المواءمة' }) },
  date: '2026-11-05T08:30:00Z',
  updated_at: '2026-11-06T09:00:00Z',
  status: ongoing,
  ...bilingualPair('status_name', { en: 'Ongoing', ar: 'قيد المتابعة' }, 'bare'),
  enq_status: 70,
  unread: 1,
  ...listedEnquiry,
  fields: {
    name: 'Lina Haddad',
    email: 'lina@portal.example',
    phone: '+962791234567',
    phone2: null,
    company: 'Olive House',
    job_title: 'Export manager',
    description: 'We look for\nbuyers of olive oil.',
    industry: named(1, 'Food', 'الأغذية'),
    country: named(2, 'Germany', 'ألمانيا'),
    type_of_client: named(3, 'Distributor', 'موزع'),
    positions: null,
    barriers: null,
    institution: null,
    since: null,
    loss_band: null,
    agreement: null,
  },
  answers: [],
  score: null,
  rating: null,
  merged_into: null,
  history: [
    { status: started, at: '2026-11-05T08:30:00Z', reason: null },
    { status: ongoing, at: '2026-11-06T09:00:00Z', reason: null },
  ],
  messages: [
    {
      id: 1,
      from: 'office',
      text: 'Which sizes\ndo you offer?',
      at: '2026-11-06T09:00:00Z',
      files: [],
    },
    {
      id: 2,
      from: 'person',
      text: 'Here is our list.',
      at: '2026-11-06T10:00:00Z',
      files: [
        { name: 'قائمة.pdf', href: '/api/files/abc', bytes: 45_000, mime: 'application/pdf' },
      ],
    },
  ],
}

const answers = [4, 2].map((points, at) => ({
  enq_question: at + 1,
  points,
  section_id: 4,
  ...bilingualPair('section', { en: 'Finance', ar: 'التمويل' }),
  ...bilingualPair('question', { en: `Statement ${at + 1}`, ar: `عبارة ${at + 1}` }),
}))

const show = (given: Partial<EnquiryDetail> = {}, locale: Locale = 'en') =>
  renderIn(
    <EnquiryPage
      locale={locale}
      enquiry={{ ...enquiry, ...given }}
      assessment={{ bands: [], page: null }}
      addressOf={(id) => `/pages/${id}`}
    />,
    { locale },
  )

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('one enquiry', () => {
  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)(
    'that is rejected gives the reason and asks for no message, in %s',
    (locale, book) => {
      const rejected = statusOf(50, 'Rejected', 'مرفوض')
      const reason = 'The form names no product.'
      const at = '2026-11-07T09:00:00Z'
      const history = [...enquiry.history, { status: rejected, at, reason }]
      show({ status: rejected, history, messages: [] }, locale)
      const { messages, detail } = book.myEnquiries
      const given = part(detail.history).getByText(reason)
      expect(given.tagName).toBe('BDI')
      expect(part(messages.title).getByText(messages.rejected)).toBeInTheDocument()
      expect(screen.queryByText(messages.none)).toBeNull()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it('has its number as heading, and a breadcrumb that links to the list', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enquiry number 12')
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(breadcrumb.getByRole('link', { name: 'User enquiries' })).toHaveAttribute(
      'href',
      '/profile/user-enquiries',
    )
  })

  it('shows what was sent, and omits fields that its type does not have', () => {
    show()
    const sent = part('What you sent')
    expect(sent.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Job title',
      'Company',
      'Sector',
      'Country',
      'Phone',
      'Email',
      'Type of client',
      'Your enquiry',
    ])
    expect(sent.getByText('+962791234567')).toHaveAttribute('dir', 'ltr')
  })

  it('shows its statuses with their dates, the last one first', () => {
    show()
    const steps = part('Status history').getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Ongoing Nov 6, 2026, 12:00 PM',
      'New Nov 5, 2026, 11:30 AM',
    ])
  })

  it('shows the author of each message, with the files', () => {
    show()
    const messages = part('Messages')
    expect(messages.getByText(/Which sizes/).closest('li')).toHaveTextContent('Our team')
    expect(messages.getByText('Here is our list.').closest('li')).toHaveTextContent('You')
    expect(messages.getByRole('link', { name: 'قائمة.pdf' })).toHaveAttribute(
      'href',
      '/api/files/abc',
    )
  })

  it('accepts a message while the office works on it', () => {
    show()
    expect(part('Messages').getByRole('textbox', { name: 'Your message' })).toBeInTheDocument()
  })

  it.each([40, 50, 60])('accepts no message at the status %i, and says why', (iid) => {
    show({ status: statusOf(iid, 'Over', 'انتهى'), messages: [] })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/is closed, so you cannot send messages/)).toBeInTheDocument()
  })

  it('links to the enquiry in which it goes on after a merge', () => {
    show({ status: statusOf(60, 'Closed', 'مغلق'), messages: [], merged_into: 3 })
    expect(screen.getByRole('link', { name: 'Enquiry number 3' })).toHaveAttribute(
      'href',
      '/profile/user-enquiries/3',
    )
  })

  it('is shown in Arabic', () => {
    show({}, 'ar')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الاستفسار رقم 12')
    expect(part('ما أرسلته').getByText('ألمانيا')).toBeInTheDocument()
    expect(part('سجل الحالة').getByText('جديد')).toBeInTheDocument()
  })
})

describe('a readiness assessment', () => {
  it('shows its result and its answers again', () => {
    show({ enq_type: 3, answers, score: { total: 6, most: 10, average: 3 } })
    expect(part('Your result').getByText('6 out of 10 points')).toBeInTheDocument()
    const given = part('Your answers').getAllByRole('listitem')
    expect(given.map((one) => one.textContent)).toEqual([
      'Statement 1 4 · Agree',
      'Statement 2 2 · Disagree',
    ])
  })

  it('shows no result when it has no answers', () => {
    show()
    expect(screen.queryByText('Your result')).toBeNull()
  })
})
