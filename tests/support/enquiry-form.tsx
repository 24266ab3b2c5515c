import { EnquiryForm } from '@/features/enquiries/submission/components/enquiry-form'
import { useEnquiryTexts } from '@/features/enquiries/submission/components/enquiry-texts'
import type { EnquiryKind } from '@/features/enquiries/submission/rules'
import { onAccountRequest } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { filedEnquiry } from './enquiry-rows'
import { answerCalls } from './test-transport'
import { userWith } from './user'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { renderIn } from './in-language'

export const books = { en: english, ar: arabic }
const options = [{ value: '1', text: 'One' }]
const choices = {
  industry: options,
  country: options,
  type_of_client: options,
  positions: options,
  barriers: options,
  loss_band: options,
  institution: options,
}

interface Sent {
  submitData: Record<string, unknown>
  idempotency_key: string
  locale: string
}

interface EnquiryCalls {
  sent: Sent[]
  /** The requests to open an account modal. */
  accountRequests: object[]
  answer: () => Promise<unknown>
}

/** Logs a person in and answers their calls; an enquiry is filed as number 104233. */
export function mockEnquiryCalls() {
  const calls: EnquiryCalls = {
    sent: [],
    accountRequests: [],
    answer: () => Promise.resolve({ id: 104_233 }),
  }
  let stopListening = () => {}
  beforeEach(() => {
    window.localStorage.clear()
    document.documentElement.dataset.signedIn = 'yes'
    calls.sent = []
    calls.accountRequests = []
    calls.answer = () => Promise.resolve({ id: 104_233 })
    stopListening = onAccountRequest((request) => calls.accountRequests.push(request))
    answerCalls((endpoint, input: { body?: Sent }) => {
      if (endpoint.path === 'user') return Promise.resolve(userWith())
      if (endpoint.path === 'enquiries/{id}') return Promise.resolve(filedEnquiry)
      if (input.body) calls.sent.push(input.body)
      return calls.answer()
    })
  })
  afterEach(() => {
    stopListening()
    delete document.documentElement.dataset.signedIn
  })
  return calls
}

interface ShownProps {
  kind: EnquiryKind
  locale: Locale
  publish: string | undefined
}

function Shown({ kind, locale, publish }: ShownProps) {
  return (
    <EnquiryForm
      locale={locale}
      kind={kind}
      texts={useEnquiryTexts(kind, locale)}
      siteKey={null}
      choices={choices}
      termsHref="/terms-and-conditions"
      labelledBy="title"
      publish={publish}
    />
  )
}

/** A form in its page; `publish` is what leads on to a request of the board. */
export const showForm = (kind: EnquiryKind = 'general', locale: Locale = 'en', publish?: string) =>
  renderIn(
    <>
      <h2 id="title">Form</h2>
      <Shown kind={kind} locale={locale} publish={publish} />
    </>,
    { locale },
  )

/** A field by its name on the wire. */
export const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input')
export const type = (name: string, value: string) =>
  fireEvent.change(named(name), { target: { value } })

/** Fills in the general form. */
export function fill() {
  type('name', 'Lina')
  type('job_title', 'Manager')
  type('company', 'Olive House')
  type('phone', '0790000000')
  type('industry', '1')
  type('country', '1')
  type('description', 'Which markets?')
  fireEvent.click(named('agreements'))
}

export const send = (locale: Locale = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].enquiryForms.submit }))
