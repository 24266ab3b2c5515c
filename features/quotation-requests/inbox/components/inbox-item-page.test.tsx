import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SupplierRequest } from '../contract'
import { InboxItemPage } from './inbox-item-page'
import { InboxList } from './inbox-list'
import { ReadMark } from './read-mark'

const request = (given: Partial<SupplierRequest> = {}): SupplierRequest => ({
  id: 31,
  state: 'sent',
  created_at: '2026-11-05T08:30:15.123Z',
  market: null,
  sent_at: '2026-11-05T09:00:00.000Z',
  answered_at: null,
  company: { id: 7, ...bilingualPair('name', { en: 'Petra Dates', ar: 'تمور البتراء' }) },
  offer: {
    id: 12,
    type: 'products',
    ...bilingualPair('name', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  },
  buyer: {
    name: 'Anna Weber',
    company_name: 'Weber Import',
    country: bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
  },
  subject: '<b>Dates</b>',
  quantity: 12.5,
  unit: 'tonne',
  incoterm: 'CIF',
  place: 'Hamburg',
  wanted_by: '2027-01-31',
  decline: null,
  contact: null,
  unread: false,
  conversation: {
    messages: [
      {
        id: 1,
        side: 'buyer',
        at: '2026-11-05T08:30:15.123Z',
        text: '<script>1</script>',
        quotation: null,
        files: [],
      },
    ],
    agreed: { mine: false, theirs: false },
    reported_by: null,
    ended: false,
  },
  ...given,
})

let called: { path: string; input: object }[]

beforeEach(() => {
  called = []
  answerCalls(async ({ path }, input) => {
    called.push({ path, input })
    return 'Success'
  })
})

const show = (given: Partial<SupplierRequest> = {}, locale: 'en' | 'ar' = 'en') =>
  renderIn(<InboxItemPage locale={locale} request={request(given)} />, { locale })

describe('a request in the inbox of a supplier', () => {
  it.each([
    ['en', english, 'Germany', '12.5 tonnes'],
    ['ar', arabic, 'ألمانيا', '12.5 طن'],
  ] as const)(
    'shows who asks for what, as text (%s)',
    (locale, { quotations }, country, amount) => {
      const { container } = show({}, locale)
      expect(screen.getAllByText('<b>Dates</b>').length).toBeGreaterThan(0)
      expect(screen.getByText('<script>1</script>')).toBeInTheDocument()
      expect(container.querySelector('b, script')).toBeNull()
      const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(facts).toEqual(expect.arrayContaining([country, 'CIF Hamburg']))
      for (const name of ['Anna Weber', 'Weber Import']) {
        expect(screen.getByText(name)).toBeInTheDocument()
      }
      expect(facts.some((fact) => fact?.replaceAll(/[\u2066-\u2069]/g, '') === amount)).toBe(true)
      expect(screen.getByText(quotations.exchange.none)).toBeInTheDocument()
    },
  )

  it('is spam by its button', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: english.quotations.inbox.spam }))
    const input = { params: { id: 31 }, body: { state: 'spam' } }
    await waitFor(() => expect(called).toEqual([{ path: 'quotation-inbox/{id}/state', input }]))
  })

  it('is declined with a reason, and not without one', async () => {
    show()
    const { decline, declineForm: t } = english.quotations.inbox
    const send = await screen.findByRole('button', { name: decline, hidden: true })
    fireEvent.click(send)
    expect(
      await screen.findByText(`${english.rules.required} ${t.required.reason}`),
    ).toBeInTheDocument()
    const reason = screen.getByRole('combobox', { name: new RegExp(`^${t.reason}`), hidden: true })
    fireEvent.change(reason, { target: { value: 'other' } })
    fireEvent.click(send)
    expect(
      await screen.findByText(`${english.rules.required} ${t.required.text}`),
    ).toBeInTheDocument()
    expect(called).toEqual([])
    fireEvent.change(screen.getByLabelText(t.text), { target: { value: 'Next year' } })
    fireEvent.click(send)
    const input = { params: { id: 31 }, body: { reason: 'other', text: 'Next year' } }
    await waitFor(() => expect(called).toEqual([{ path: 'quotation-inbox/{id}/decline', input }]))
  })

  it('can be taken back from the declined ones, where nothing can be written', async () => {
    show({ state: 'declined', decline: { reason: 'market', text: '' } })
    expect(screen.getByText(english.quotations.inbox.declined)).toBeInTheDocument()
    const { market } = english.mails.quotation.reasons
    expect(screen.getByText(new RegExp(`: ${market}`))).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: english.quotations.write.answer })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: english.quotations.inbox.back }))
    await waitFor(() => expect(called).toMatchObject([{ input: { body: { state: 'sent' } } }]))
  })

  it('is marked as read once its page is shown, and only where it is unread', async () => {
    show({ unread: true })
    const input = { params: { id: 31 }, body: { last_message: 1 } }
    await waitFor(() => expect(called).toEqual([{ path: 'quotation-inbox/{id}/read', input }]))
    called = []
    show({ unread: false })
    await Promise.resolve()
    expect(called).toEqual([])
  })

  it('is marked as read again once a page that stays open shows a further message', async () => {
    const { rerender } = renderIn(<ReadMark id={31} lastMessage={1} />)
    await waitFor(() => expect(called).toHaveLength(1))
    rerender(<ReadMark id={31} lastMessage={2} />)
    await waitFor(() =>
      expect(called).toMatchObject([{}, { input: { body: { last_message: 2 } } }]),
    )
  })

  it('says how a file opens whose address has expired, where there is one', () => {
    const { reload } = english.quotations.messages
    const { conversation } = request()
    const files = [{ name: 'offer.pdf', bytes: 1200, href: '/api/file/1' }]
    const messages = conversation.messages.map((message) => ({ ...message, files }))
    const { unmount } = show()
    expect(screen.queryByText(reload)).toBeNull()
    unmount()
    show({ conversation: { ...conversation, messages } })
    expect(screen.getByText(reload)).toBeInTheDocument()
  })

  it('is reported with a reason, and not without one', async () => {
    show()
    const { submit, empty, label } = english.quotations.report
    fireEvent.click(screen.getByRole('button', { name: submit, hidden: true }))
    expect(await screen.findByText(empty)).toBeInTheDocument()
    expect(called).toEqual([])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Advertising' } })
    fireEvent.click(screen.getByRole('button', { name: submit, hidden: true }))
    await waitFor(() => expect(called).toMatchObject([{ path: 'quotation-inbox/{id}/report' }]))
  })

  it.each([
    ['buyer', english.quotations.report.theirs, 1],
    ['supplier', english.quotations.report.mine, 0],
  ] as const)('says that the %s reported it', (reported_by, text, forms) => {
    show({ conversation: { ...request().conversation, reported_by } })
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.queryAllByLabelText(english.quotations.report.label)).toHaveLength(forms)
  })

  it('shows the address of the buyer once both agreed', () => {
    const conversation = { ...request().conversation, agreed: { mine: true, theirs: true } }
    show({ conversation, contact: { name: 'Anna Weber', email: 'anna@weber.example' } })
    expect(screen.getByRole('link', { name: 'anna@weber.example' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: english.quotations.exchange.agree })).toBeNull()
  })
})

describe('the inbox of a supplier', () => {
  const counters = { open: 3, unread: 2, answered: 1, declined: 0, spam: 0, ended: 0 }
  const { id, state, sent_at, answered_at, offer, buyer, subject } = request()
  const row = { id, state, sent_at, answered_at, offer, buyer, subject, unread: true }

  it.each([
    ['en', english.quotations, ''],
    ['ar', arabic.quotations, '/ar'],
  ] as const)('lists the requests of a folder with its number (%s)', (locale, texts, prefix) => {
    renderIn(
      <InboxList
        locale={locale}
        counters={counters}
        folder="unread"
        requests={{ data: [row], total: 1, page: 1, per_page: 20 }}
      />,
      { locale },
    )
    const current = screen.getByRole('link', { current: 'page' })
    expect(current).toHaveTextContent(`${texts.inbox.folder.unread} (2)`)
    expect(screen.getByRole('link', { name: '<b>Dates</b>' })).toHaveAttribute(
      'href',
      `${prefix}/quotation-inbox/31`,
    )
    expect(screen.getByText(texts.inbox.unread)).toBeInTheDocument()
  })

  it('says what will appear in an empty folder', () => {
    const requests = { data: [], total: 0, page: 1, per_page: 20 }
    renderIn(<InboxList locale="en" counters={counters} requests={requests} folder={undefined} />)
    expect(screen.getByText(english.quotations.inbox.empty.title)).toBeInTheDocument()
  })
})
