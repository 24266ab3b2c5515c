import { readDraft, saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import { reviewDay } from '@/lib/i18n/review-day'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConversationView } from '@/features/conversations/contract'
import type { BuyerRequest } from '../contract'
import { newsDay } from '../../rules/quotation-reminders'
import { BuyerPage } from './buyer-page'
import { GoneRequest } from './gone-request'

const link = { id: 31, signature: 's'.repeat(43) }

const conversation: ConversationView = {
  messages: [
    {
      id: 1,
      side: 'buyer',
      at: '2026-11-05T08:30:15.123Z',
      text: 'Large dates',
      quotation: null,
      files: [],
    },
    {
      id: 2,
      side: 'supplier',
      at: '2026-11-06T08:30:15.123Z',
      text: 'We offer',
      quotation: {
        price: 1850.5,
        currency: 'USD',
        unit: 'tonne',
        incoterm: 'CIF',
        place: 'Hamburg',
        valid_until: '2030-01-31',
      },
      files: [{ name: 'offer.pdf', bytes: 1200, href: '/api/conversation-files/a/b' }],
    },
  ],
  agreed: { mine: false, theirs: false },
  reported_by: null,
  ended: false,
}

const request = (given: Partial<BuyerRequest> = {}): BuyerRequest => ({
  id: 31,
  state: 'answered',
  created_at: '2026-11-05T08:30:15.123Z',
  market: null,
  sent_at: '2026-11-05T09:00:00.000Z',
  answered_at: '2026-11-06T08:30:15.123Z',
  offer: null,
  company: { id: 7, ...bilingualPair('name', { en: 'Petra Dates', ar: 'تمور البتراء' }) },
  buyer: {
    name: 'Anna Weber',
    company_name: 'Weber Import',
    country: bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
  },
  subject: 'Medjool dates',
  quantity: 12.5,
  unit: 'tonne',
  incoterm: 'CIF',
  place: 'Hamburg',
  wanted_by: null,
  expired: false,
  email: 'anna@weber.example',
  joined: false,
  conversation,
  contact: null,
  draft: null,
  decline: null,
  ...given,
})

let called: string[]
let answer: () => unknown

beforeEach(() => {
  called = []
  answer = () => 'Success'
  window.localStorage.clear()
  answerCalls(async ({ path }) => {
    called.push(path)
    return answer()
  })
})

const books = { en: english.quotations, ar: arabic.quotations }

function show(given: Partial<BuyerRequest> = {}, locale: 'en' | 'ar' = 'en', isSignedIn = false) {
  const router = recordingRouter()
  renderIn(
    <BuyerPage locale={locale} link={link} isSignedIn={isSignedIn} request={request(given)} />,
    {
      locale,
      router: router.router,
    },
  )
  return router
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the page of a request for its buyer', () => {
  it.each(['en', 'ar'] as const)(
    'confirms nothing when it is opened, only by its button, also without scripts (%s)',
    async (locale) => {
      const texts = books[locale].link.confirm
      show({ state: 'unconfirmed', conversation: null, sent_at: null }, locale)
      expect(called).toEqual([])
      const form = button(texts.action).closest('form')
      expect(form).toHaveAttribute('method', 'post')
      expect(form).toHaveAttribute(
        'action',
        `/api/quotation-requests/31/${link.signature}/confirm?back=${locale}`,
      )
      fireEvent.click(button(texts.action))
      await screen.findByRole('button', { name: texts.action })
      expect(called).toEqual(['quotation-requests/{id}/{signature}/confirm'])
    },
  )

  it('keeps the draft that the browser has where the link has expired', () => {
    saveDraft('quotation-request-7', 0, { subject: 'Olive oil' })
    const draft = { subject: 'Medjool dates' }
    show({ state: 'unconfirmed', conversation: null, expired: true, draft })
    const again = screen.getByRole('link', { name: english.quotations.link.confirm.again })
    again.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(again)
    expect(readDraft('quotation-request-7', 0)).toEqual({ subject: 'Olive oil' })
  })

  it.each(['en', 'ar'] as const)('says why a link leads to no request (%s)', (locale) => {
    renderIn(<GoneRequest locale={locale} />, { locale })
    const { gone } = books[locale].link
    expect(screen.getByText(gone.text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: gone.action })).toBeInTheDocument()
  })

  it('leads to a new request with what was typed where the link has expired', () => {
    const draft = { subject: 'Medjool dates', text: 'Large ones' }
    show({ state: 'unconfirmed', conversation: null, expired: true, draft })
    const again = screen.getByRole('link', { name: english.quotations.link.confirm.again })
    expect(again).toHaveAttribute('href', '/quotation-requests/new/7')
    again.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(again)
    expect(readDraft('quotation-request-7', 0)).toEqual(draft)
    expect(
      screen.queryByRole('button', { name: english.quotations.link.confirm.action }),
    ).toBeNull()
  })

  it.each(['en', 'ar'] as const)(
    'shows messages, the quotation with its terms, and files (%s)',
    (locale) => {
      const t = books[locale]
      show({}, locale)
      const messages = screen.getByRole('region', { name: t.messages.title })
      const answered = within(messages).getAllByRole('listitem')[1]
      expect(answered).toHaveTextContent('USD 1,850.50')
      expect(answered).toHaveTextContent(t.perUnit.tonne)
      expect(answered).toHaveTextContent('CIF Hamburg')
      // In Arabic, the delivery term comes before a place in either script.
      expect(screen.getAllByText('Hamburg', { selector: 'bdi' })).toHaveLength(2)
      expect(within(messages).getByRole('link', { name: 'offer.pdf' })).toHaveAttribute(
        'href',
        '/api/conversation-files/a/b',
      )
      expect(screen.getByText(t.link.notes.answered)).toBeInTheDocument()
    },
  )

  it('shows no address of the company before both agree, and then how to reach it', () => {
    show()
    const { exchange } = english.quotations
    expect(screen.getByText(exchange.none)).toBeInTheDocument()
    expect(button(exchange.agree)).toBeInTheDocument()
    expect(screen.queryByText('sales@petra.example')).toBeNull()
  })

  it('shows the addresses once both agreed, without the button', () => {
    const agreed = { ...conversation, agreed: { mine: true, theirs: true } }
    show({ conversation: agreed, contact: { email: 'sales@petra.example', phone: '0600000001' } })
    const { exchange } = english.quotations
    expect(screen.getByText(exchange.both)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'sales@petra.example' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: exchange.agree })).toBeNull()
  })

  it.each(['en', 'ar'] as const)('says how long it is kept without confirmation (%s)', (locale) => {
    show({ state: 'unconfirmed', conversation: null, expired: true }, locale)
    const [, after = ''] = books[locale].link.kept.unconfirmed.split('{email}')
    expect(after).toMatch(/\b7\b/)
    expect(screen.getByText((text) => text.endsWith(after))).toBeInTheDocument()
  })

  it('offers to end and to delete what is kept, and to join an account', () => {
    show({}, 'en', true)
    const { kept } = english.quotations.link
    for (const name of [kept.end, kept.erase, kept.join]) expect(button(name)).toBeInTheDocument()
    expect(screen.getByText(/anna@weber.example/)).toBeInTheDocument()
  })

  it('says by when the buyer hears of a request that was passed on, and after that day that the company is silent', () => {
    const { notes } = english.quotations.link
    const sent = (sent_at: string) => show({ state: 'sent', sent_at, answered_at: null })
    const now = new Date().toISOString()
    sent(now)
    const promised = notes.sent.replace('{date}', formatDate(newsDay(now), 'en'))
    expect(screen.getByText(promised)).toBeInTheDocument()
    cleanup()
    sent('2020-11-05T09:00:00.000Z')
    expect(screen.getByText(notes.silent)).toBeInTheDocument()
  })

  it('says by when a held request is checked', () => {
    const created_at = new Date().toISOString()
    show({ state: 'held', created_at, sent_at: null, answered_at: null })
    const day = formatDate(reviewDay(created_at), 'en')
    expect(screen.getByText(english.reviewDay.due.replace('{date}', day))).toBeInTheDocument()
  })

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)(
    'says why it is declined, with the words of the company apart (%s)',
    (locale, book) => {
      show({ state: 'declined', decline: { reason: 'market', text: '<i>2028</i>' } }, locale)
      expect(screen.getByText(new RegExp(book.mails.quotation.reasons.market))).toBeInTheDocument()
      expect(screen.getByText('<i>2028</i>', { selector: 'bdi' })).toBeInTheDocument()
    },
  )

  it('shows nothing to write, agree or end in a request that has ended', () => {
    show({ state: 'ended', conversation: { ...conversation, ended: true } })
    expect(screen.queryByRole('button', { name: english.quotations.exchange.agree })).toBeNull()
    expect(screen.queryByRole('button', { name: english.quotations.link.kept.end })).toBeNull()
    expect(button(english.quotations.link.kept.erase)).toBeInTheDocument()
  })

  it('says what went wrong, and keeps the button', async () => {
    answer = () => {
      throw new Problem('conflict')
    }
    show({ state: 'unconfirmed', conversation: null, sent_at: null })
    fireEvent.click(button(english.quotations.link.confirm.action))
    expect(await screen.findByRole('alert')).toHaveTextContent(english.problems.conflict)
  })
})
