import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { formatDate } from '@/lib/i18n/format'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { endPageListeners } from '@/tests/support/page-listeners'
import { standInWindow } from '@/tests/support/stand-in-window'
import { filedEnquiry, listedEnquiry } from '@/tests/support/enquiry-rows'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './assessment-details'
import './assessment-enquiry'
import './assessment-result'
import { AssessmentSection } from './assessment-section'

const books = { en: english, ar: arabic }
const options = [{ value: '1', text: 'One' }]
const question = (id: number, section_id: number) => ({
  id,
  section_id,
  ...bilingualPair('section', { en: `Section ${section_id}`, ar: `القسم ${section_id}` }),
  ...bilingualPair('question', { en: `Text ${id}`, ar: `نص ${id}` }),
  enq_type: 3,
  sort: id,
  status: 1,
})

interface Body {
  submitData: Record<string, unknown>
  answers: object[]
  idempotency_key: string
}

endPageListeners()

let sent: Body[]
let answer: () => Promise<unknown>

beforeEach(() => {
  standInWindow()
  window.localStorage.clear()
  document.documentElement.dataset.signedIn = 'yes'
  sent = []
  answer = () => Promise.resolve({ id: 104_233 })
  answerCalls((endpoint, input: { body?: Body }) => {
    if (endpoint.path === 'user') return Promise.resolve(userWith())
    if (endpoint.path === 'enquiries/{id}') return Promise.resolve(filedEnquiry)
    if (input.body) sent.push(input.body)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const sectionIn = (locale: Locale) => (
  <AssessmentSection
    hasPlan
    locale={locale}
    page={null}
    questions={[question(11, 1), question(12, 4)]}
    bands={[]}
    choices={{ industry: options, country: options }}
    addressOf={(id) => `/pages/${id}`}
  />
)

const show = (locale: Locale = 'en') => renderIn(sectionIn(locale), { locale })

const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement('input')
const type = (name: string, value: string) => fireEvent.change(named(name), { target: { value } })

async function fillDetails() {
  await waitFor(() => expect(named('description')).toBeInTheDocument())
  const step = named('description').closest('details')
  if (step?.open === false) fireEvent.click(step.querySelector('summary') ?? step)
  type('name', 'Lina')
  type('job_title', 'Manager')
  type('company', 'Olive House')
  type('phone', '0790000000')
  type('industry', '1')
  type('country', '1')
  type('description', 'We press olive oil.')
  fireEvent.click(named('agreements'))
}

async function answerBoth(locale: Locale) {
  const { scale, next } = books[locale].readiness.survey
  fireEvent.click(await screen.findByRole('radio', { name: scale[4] }))
  fireEvent.click(screen.getByRole('button', { name: next }))
  fireEvent.click(screen.getByRole('radio', { name: scale[2] }))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each(['en', 'ar'] as const)('the readiness assessment (%s)', (locale) => {
  const { readiness, enquiryForms, modals, rules } = books[locale]

  it('shows its result as soon as it is complete, before anything is sent', async () => {
    show(locale)
    await answerBoth(locale)
    const points = locale === 'en' ? '6 out of 10 points' : '6 من 10 نقطة'
    expect(await screen.findByText(points)).toBeInTheDocument()
    expect(screen.getByText(readiness.assessment.resultKept)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('is filed with the message that it begins with, for a person whose profile has the rest', async () => {
    const known = { name: 'Lina', last_name: '', phone: '0790000000', job_title: 'Owner' }
    answerCalls((endpoint, input: { body?: Body }) => {
      if (endpoint.path === 'user') return Promise.resolve(userWith({ ...known, country_id: 1 }))
      if (endpoint.path === 'enquiries/{id}') return Promise.resolve(filedEnquiry)
      if (input.body) sent.push(input.body)
      return answer()
    })
    show(locale)
    await answerBoth(locale)
    await waitFor(() => expect(named('description')).toHaveValue(enquiryForms.readinessMessage))
    expect(named('job_title')).toHaveValue('Owner')
    type('company', 'Olive House')
    type('industry', '1')
    fireEvent.click(named('agreements'))
    press(enquiryForms.submit)
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(sent[0]?.submitData).toMatchObject({ description: enquiryForms.readinessMessage })
  })

  it('is filed once with its answers, and its result replaces the form', async () => {
    show(locale)
    await answerBoth(locale)
    await fillDetails()
    press(enquiryForms.submit)
    press(enquiryForms.submit)
    const dialog = await screen.findByRole('dialog', { name: modals.success.title })
    expect(within(dialog).getByText('104233')).toBeInTheDocument()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const result = screen.getByRole('region', { name: readiness.assessment.done })
    const points = locale === 'en' ? '6 out of 10 points' : '6 من 10 نقطة'
    expect(within(result).getByText(points)).toBeInTheDocument()
    const day = enquiryForms.answerBy.replace('{date}', formatDate(listedEnquiry.due.at, locale))
    expect(await within(result).findByText(day)).toBeInTheDocument()
    expect(within(result).getByRole('heading', { level: 2 })).toHaveFocus()
    expect(within(result).getByRole('link', { name: readiness.assessment.open })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/profile/user-enquiries/104233`,
    )
    expect(
      within(result).getByRole('link', { name: readiness.assessment.openPlan }),
    ).toHaveAttribute('href', `${locale === 'ar' ? '/ar' : ''}/profile/plan`)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.submitData).toMatchObject({ enq_type: 3, email: 'lina@portal.example' })
    expect(sent[0]?.answers).toMatchObject([
      { enq_question: 11, points: 4, enq_type: 3 },
      { enq_question: 12, points: 2, enq_type: 3 },
    ])
    expect(window.localStorage).toHaveLength(0)
  })

  it('that is not complete says so first in the summary and links to the first missing answer', async () => {
    show(locale)
    await fillDetails()
    type('company', '')
    press(enquiryForms.submit)
    const dialog = await screen.findByRole('alertdialog', { name: modals.requiredFields.title })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      rules.questionnaire,
      `${enquiryForms.fields.company}${rules.required} ${enquiryForms.required.company}`,
    ])
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: new RegExp(rules.questionnaire) }))
    await waitFor(() => expect(screen.getByRole('group', { name: /11/ })).toHaveFocus())
    expect(screen.getByText(new RegExp(`^${rules.questionnaire}`))).toBeInTheDocument()
  })
})

it.each(['en', 'ar'] as const)(
  'has its first statement in the HTML of the server, ready to be answered (%s)',
  (locale) => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={formatLocale[locale]}
        messages={books[locale]}
        timeZone={timeZone}
      >
        {sectionIn(locale)}
      </NextIntlClientProvider>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [text, other] = locale === 'en' ? ['Text 11', 'Text 12'] : ['نص 11', 'نص 12']
    expect(page.querySelector('legend')?.textContent).toBe(text)
    expect(page.body.textContent).not.toContain(other)
    const choices = Array.from(page.querySelectorAll('fieldset label'), (one) => one.textContent)
    expect(choices).toEqual(
      Object.entries(books[locale].readiness.survey.scale).map(([points, word]) => points + word),
    )
    expect(page.querySelectorAll('fieldset input[type=radio]:not(:disabled)')).toHaveLength(5)
    expect(page.querySelector('[inert] fieldset')).toBeNull()
  },
)

describe('the form of an assessment', () => {
  const { scale } = english.readiness.survey
  const loaded = () => document.querySelector('[data-waits-for-script], form')

  beforeEach(() => {
    document.documentElement.dataset.signedIn = 'no'
    vi.resetModules()
  })

  /** A screen that shows the start of the page; what is watched later is seen once somebody scrolled. */
  function startOfPage() {
    type Report = (entries: { isIntersecting: boolean }[]) => void
    const watched: Report[] = []
    const screenOf = { isBelow: false, scroll: () => {} }
    screenOf.scroll = () => {
      screenOf.isBelow = true
      act(() => watched.forEach((report) => report([{ isIntersecting: true }])))
    }
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: Report
        constructor(report: Report) {
          this.#report = report
        }
        observe() {
          if (screenOf.isBelow) this.#report([{ isIntersecting: true }])
          else watched.push(this.#report)
        }
        disconnect() {}
      },
    )
    return screenOf
  }

  it('comes when somebody scrolls to it, without a press or a key', async () => {
    const view = startOfPage()
    const { AssessmentSection: Section } = await import('./assessment-section')
    renderIn(<Section {...sectionIn('en').props} />)
    await act(async () => {})
    expect(loaded()).toBeNull()
    view.scroll()
    await waitFor(() => expect(loaded()).not.toBeNull())
  })

  it('waits for the first use of the page, and gets the answer that was it', async () => {
    const view = startOfPage()
    const { AssessmentSection: Section } = await import('./assessment-section')
    renderIn(<Section {...sectionIn('en').props} />)
    await act(async () => {})
    expect(loaded()).toBeNull()
    view.isBelow = true
    fireEvent.click(screen.getByRole('radio', { name: scale[4] }))
    await waitFor(() => expect(loaded()).not.toBeNull())
    expect(screen.getByRole('radio', { name: scale[4] })).toBeChecked()
    fireEvent(window, new Event('pagehide'))
    expect(window.localStorage.getItem('enquiry-readiness')).toContain('"answers":{"11":4}')
  })

  it('comes at once where a draft is, and the survey continues where its answers end', async () => {
    const drafts = { en: { values: {}, answers: { 11: 2 } } }
    window.localStorage.setItem('enquiry-readiness', JSON.stringify({ at: Date.now(), drafts }))
    const { AssessmentSection: Section } = await import('./assessment-section')
    renderIn(<Section {...sectionIn('en').props} />)
    expect(await screen.findByText(/Statement 2 of 2/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: english.readiness.survey.previous }))
    expect(screen.getByRole('radio', { name: scale[2] })).toBeChecked()
  })

  it('adds its draft to what was answered before it was read', async () => {
    const drafts = { en: { values: {}, answers: { 11: 2, 12: 5 } } }
    window.localStorage.setItem('enquiry-readiness', JSON.stringify({ at: Date.now(), drafts }))
    const { AssessmentSection: Section } = await import('./assessment-section')
    renderIn(<Section {...sectionIn('en').props} />)
    fireEvent.click(screen.getByRole('radio', { name: scale[4] }))
    await waitFor(() => expect(loaded()).not.toBeNull())
    expect(screen.getByRole('radio', { name: scale[4] })).toBeChecked()
    fireEvent.click(screen.getByRole('button', { name: english.readiness.survey.next }))
    await waitFor(() => expect(screen.getByRole('radio', { name: scale[5] })).toBeChecked())
  })
})

describe('the details of an assessment', () => {
  const { readiness, enquiryForms } = english

  const step = () =>
    screen.getByText(readiness.assessment.details, { selector: 'h3' }).closest('details')

  it('are the second step: closed until the last statement is answered', async () => {
    show()
    await waitFor(() => expect(named('description')).toBeInTheDocument())
    expect(step()).not.toHaveAttribute('open')
    expect(step()).toHaveTextContent(readiness.assessment.detailsLater)
    await answerBoth('en')
    expect(step()).toHaveAttribute('open')
    expect(screen.queryByText(readiness.assessment.detailsLater)).toBeNull()
  })

  it('have a send button that is the main one once every statement is answered', async () => {
    show()
    await fillDetails()
    const look = () => screen.getByRole('button', { name: enquiryForms.submit }).className
    const before = look()
    await answerBoth('en')
    expect(look()).not.toBe(before)
  })
})

describe('an assessment', () => {
  const { enquiryForms, modals } = english

  it('that fails keeps its answers, and is sent again under the same key', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    show()
    await answerBoth('en')
    await fillDetails()
    press(enquiryForms.submit)
    const dialog = await screen.findByRole('alertdialog', { name: modals.error.title })
    answer = () => Promise.resolve({ id: 7 })
    fireEvent.click(within(dialog).getByRole('button', { name: modals.error.retry }))
    await screen.findByRole('dialog', { name: modals.success.title })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.answers).toEqual(sent[0]?.answers)
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  })

  it('is saved under a key of its own, answers and details, and restored', async () => {
    const { unmount } = show()
    await answerBoth('en')
    await fillDetails()
    unmount()
    expect(Object.keys(window.localStorage)).toEqual(['enquiry-readiness'])
    show()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Disagree' })).toBeChecked())
    await waitFor(() => expect(named('company')).toHaveValue('Olive House'))
    expect(screen.getByText(enquiryForms.draft.restored)).toBeInTheDocument()
  })

  it('that is cleared starts again', async () => {
    show()
    await answerBoth('en')
    await fillDetails()
    press(enquiryForms.clear)
    expect(screen.getByText(/Statement 1 of 2/)).toBeInTheDocument()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(named('company')).toHaveValue('')
  })
})
