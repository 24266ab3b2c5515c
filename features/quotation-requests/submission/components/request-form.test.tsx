import { saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fieldOf } from '@/tests/support/form-fields'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestTarget } from '../../contract'
import { RequestPage } from './request-page'

const target: RequestTarget = {
  company: { id: 7, ...bilingualPair('name', { en: 'Petra Dates', ar: 'تمور البتراء' }) },
  offer: {
    id: 12,
    type: 'products',
    ...bilingualPair('name', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  },
}

let sent: { body?: Record<string, unknown> }[]
let answer: () => unknown

beforeEach(() => {
  sent = []
  window.localStorage.clear()
  answer = () => ({ state: 'unconfirmed', path: null })
  answerCalls(async (_endpoint, input) => {
    sent.push(input)
    return answer()
  })
})

const texts = { en: english.quotations, ar: arabic.quotations }

async function show(locale: 'en' | 'ar' = 'en') {
  renderIn(
    <RequestPage
      locale={locale}
      target={target}
      market={{ code: 'DE', country: 276 }}
      countries={[
        { value: '276', text: 'Germany' },
        { value: '250', text: 'France' },
      ]}
    />,
    { locale, router: recordingRouter().router },
  )
  await screen.findByRole('button', { name: texts[locale].form.submit })
}

const type = (label: string, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } })

function fill(locale: 'en' | 'ar' = 'en') {
  const { labels } = texts[locale].form
  type(labels.name, 'Anna Weber')
  type(labels.company_name, 'Weber Import')
  type(labels.email, 'anna@weber.example')
  type(labels.text, 'Large dates')
  fireEvent.click(screen.getByRole('checkbox'))
}

const press = (locale: 'en' | 'ar' = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: texts[locale].form.submit }))

describe('the form that asks for a quotation', () => {
  it.each(['en', 'ar'] as const)(
    'carries product, company and market along, and sends them (%s)',
    async (locale) => {
      await show(locale)
      const { labels, sent: done } = texts[locale].form
      expect(fieldOf(labels.subject)).toHaveValue(locale === 'en' ? 'Medjool dates' : 'تمر المجهول')
      expect(fieldOf(labels.country)).toHaveValue('276')
      fill(locale)
      press(locale)
      await screen.findByText(done.unconfirmed.title)
      expect(screen.getByRole('status')).toHaveTextContent('anna@weber.example')
      expect(sent).toHaveLength(1)
      expect(sent[0]?.body).toMatchObject({
        company: 7,
        products: 12,
        market: 'DE',
        country: '276',
        locale,
        website: '',
        name: 'Anna Weber',
        recaptchaToken: null,
      })
    },
  )

  it('says at each required field what is missing, and at no optional one', async () => {
    await show()
    press()
    const { required } = english.quotations.form
    const { rules } = english
    await screen.findByText(`${rules.required} ${required.text}`)
    for (const name of ['name', 'company_name', 'email'] as const) {
      expect(screen.getByText(`${rules.required} ${required[name]}`)).toBeInTheDocument()
    }
    expect(screen.getByText(`${rules.you_must} ${required.agreements}`)).toBeInTheDocument()
    expect(screen.queryByText(required.unit)).toBeNull()
    expect(sent).toEqual([])
  })

  it('shows the error of a quantity that is no number', async () => {
    await show()
    fill()
    type(english.quotations.form.labels.quantity, '=1+1')
    press()
    expect(await screen.findByText(english.rules.amount)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('keeps what was typed after a failure, and sends the same content under the same key', async () => {
    await show()
    fill()
    answer = () => {
      throw new Problem('unavailable')
    }
    press()
    await screen.findByText(english.quotations.form.failed)
    expect(fieldOf(english.quotations.form.labels.text)).toHaveValue('Large dates')
    answer = () => ({ state: 'unconfirmed', path: null })
    press()
    await screen.findByText(english.quotations.form.sent.unconfirmed.title)
    const [first, second] = sent.map(({ body }) => body?.idempotency_key)
    expect(first).toBe(second)
    expect(window.localStorage).toHaveLength(0)
  })

  it.each(['en', 'ar'] as const)(
    'has the mail sent again under the key of the request (%s)',
    async (locale) => {
      await show(locale)
      fill(locale)
      press(locale)
      const { mailAgain } = locale === 'en' ? english : arabic
      const again = await screen.findByRole('button', { name: mailAgain.action })
      answer = () => 'Success'
      fireEvent.click(again)
      await screen.findByText(mailAgain.sent)
      const { idempotency_key } = sent[0]?.body ?? {}
      expect(sent[1]?.body).toEqual({ idempotency_key })
    },
  )

  it('leads back to what was typed where the address is wrong', async () => {
    await show()
    fill()
    press()
    fireEvent.click(await screen.findByRole('button', { name: english.quotations.form.correct }))
    expect(fieldOf(english.quotations.form.labels.text)).toHaveValue('Large dates')
    await waitFor(() => expect(fieldOf(english.quotations.form.labels.email)).toHaveFocus())
    type(english.quotations.form.labels.email, 'hanna@weber.example')
    press()
    await screen.findByText(english.quotations.form.sent.unconfirmed.title)
    const [first, second] = sent.map(({ body }) => body?.idempotency_key)
    expect(first).not.toBe(second)
  })

  it('restores a draft that was not sent', async () => {
    saveDraft('quotation-request-7-products-12', 0, { text: 'From yesterday', website: 'x' })
    await show()
    expect(await screen.findByText(english.quotations.form.draft.restored)).toBeInTheDocument()
    expect(fieldOf(english.quotations.form.labels.text)).toHaveValue('From yesterday')
  })

  it('says how long to wait where there were too many requests', async () => {
    await show()
    fill()
    answer = () => {
      throw new Problem('too_many_requests', { retryAfter: 120 })
    }
    press()
    expect(await screen.findByText(/Try again in 2 minutes/)).toBeInTheDocument()
  })

  it.each(['en', 'ar'] as const)(
    'says what to do where the browser blocks the security check, and keeps what was typed (%s)',
    async (locale) => {
      await show(locale)
      fill(locale)
      answer = () => {
        throw new Problem('invalid', { fields: { recaptchaToken: ['captcha_missing'] } })
      }
      press(locale)
      const { rules } = locale === 'en' ? english : arabic
      expect(await screen.findByText(rules.captcha_missing)).toBeInTheDocument()
      expect(fieldOf(texts[locale].form.labels.text)).toHaveValue('Large dates')
    },
  )

  it('puts the errors of the server at their fields', async () => {
    await show()
    fill()
    answer = () => {
      throw new Problem('invalid', { fields: { wanted_by: ['date'] } })
    }
    press()
    expect(await screen.findByText(english.rules.date)).toBeInTheDocument()
  })

  it('leads a member to the page of the request', async () => {
    await show()
    fill()
    answer = () => ({ state: 'sent', path: `/quotation-requests/3/${'s'.repeat(43)}` })
    press()
    const link = await screen.findByRole('link', { name: english.quotations.form.open })
    await act(async () => {})
    await waitFor(() =>
      expect(link).toHaveAttribute('href', `/quotation-requests/3/${'s'.repeat(43)}`),
    )
  })
})
