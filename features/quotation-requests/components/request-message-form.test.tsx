import { Snackbar } from '@/components/snackbar/snackbar'
import { saveDraft } from '@/lib/forms/draft'
import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fieldOf } from '@/tests/support/form-fields'
import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { RequestMessageForm } from './request-message-form'
import { useMessageTexts } from './message-texts'

interface Sending {
  message: Parameters<ComponentProps<typeof RequestMessageForm>['deliver']>[0]
  finish: () => void
  fail: (error: Error) => void
}

let sendings: Sending[]

beforeEach(() => {
  sendings = []
  window.localStorage.clear()
})

const books = { en: english.quotations.write, ar: arabic.quotations.write }

function Shown({ locale, quotes }: { locale: 'en' | 'ar'; quotes: boolean }) {
  return (
    <RequestMessageForm
      locale={locale}
      place="message-1"
      quotes={quotes}
      texts={useMessageTexts({ quotes })}
      deliver={(message) =>
        new Promise((resolve, fail) => {
          sendings.push({ message, finish: () => resolve('Success'), fail })
        })
      }
    />
  )
}

function show({ locale = 'en', quotes = true }: { locale?: 'en' | 'ar'; quotes?: boolean } = {}) {
  renderIn(
    <>
      <Shown locale={locale} quotes={quotes} />
      <Snackbar closeText="Close" />
    </>,
    { locale },
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } })
const press = (locale: 'en' | 'ar' = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].send }))
const sent = async (count: number) => {
  await waitFor(() => expect(sendings).toHaveLength(count))
  return sendings[count - 1]
}

describe('an answer of a supplier', () => {
  it.each(['en', 'ar'] as const)('is sent with its quotation and files (%s)', async (locale) => {
    show({ locale })
    const { terms, text, withQuotation } = books[locale]
    type(text, 'We can deliver in March')
    fireEvent.click(screen.getByRole('checkbox', { name: withQuotation }))
    type(terms.price, '1850.50')
    type(terms.currency, 'USD')
    type(terms.unit, 'tonne')
    type(terms.incoterm, 'CIF')
    type(terms.place, 'Hamburg')
    type(terms.valid_until, '2030-01-31')
    const pdf = new File(['%PDF-1.7 and more'], 'offer.pdf')
    const files = document.querySelector('input[type=file]') ?? document.body
    fireEvent.change(files, { target: { files: [pdf] } })
    await screen.findByText('offer.pdf', { selector: 'bdi' })
    press(locale)
    const sending = await sent(1)
    expect(sending?.message).toMatchObject({
      values: {
        text: 'We can deliver in March',
        quotes: true,
        price: '1850.50',
        currency: 'USD',
        unit: 'tonne',
        incoterm: 'CIF',
        place: 'Hamburg',
        valid_until: '2030-01-31',
      },
      files: [pdf],
    })
    await act(async () => sending?.finish())
    expect(screen.getByText(books[locale].sent)).toBeInTheDocument()
    expect(fieldOf(text)).toHaveValue('')
  })

  it('needs every term of a quotation, and none without one', async () => {
    show()
    const { terms, required, text, withQuotation } = english.quotations.write
    type(text, 'Hello')
    fireEvent.click(screen.getByRole('checkbox', { name: withQuotation }))
    press()
    for (const message of Object.values(required)) {
      expect(await screen.findByText(`${english.rules.required} ${message}`)).toBeInTheDocument()
    }
    expect(fieldOf(terms.price)).toHaveAttribute('aria-invalid', 'true')
    expect(sendings).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: withQuotation }))
    press()
    expect((await sent(1))?.message.values).toMatchObject({ quotes: false })
  })
})

describe('a message of a buyer', () => {
  it('has no quotation', () => {
    show({ quotes: false })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('asks for a text', async () => {
    show({ quotes: false })
    press()
    expect(
      await screen.findAllByText(`${english.rules.required} ${english.quotations.write.empty}`),
    ).not.toEqual([])
    expect(sendings).toEqual([])
  })

  it('keeps what was typed after a failure, and is repeated under its key', async () => {
    show({ quotes: false })
    type(english.quotations.write.text, 'Hello')
    press()
    const first = await sent(1)
    await act(async () => first?.fail(new Problem('unavailable')))
    expect(screen.getByText(english.problems.unavailable)).toBeInTheDocument()
    expect(fieldOf(english.quotations.write.text)).toHaveValue('Hello')
    press()
    expect((await sent(2))?.message.key).toBe(first?.message.key)
  })

  it('is restored from a draft', () => {
    saveDraft('message-1', 0, { text: 'From yesterday' })
    show({ quotes: false })
    expect(fieldOf(english.quotations.write.text)).toHaveValue('From yesterday')
  })

  it('is restored with the terms of its quotation', () => {
    saveDraft('message-1', 0, { text: 'From yesterday', quotes: true, price: '1850.50' })
    show()
    expect(fieldOf(english.quotations.write.terms.price)).toHaveValue('1850.50')
  })

  it('shows which file the server refuses', async () => {
    show({ quotes: false })
    type(english.quotations.write.text, 'Hello')
    press()
    const sending = await sent(1)
    const refusal = new Problem('too_large', { fields: { files: ['size_9'] } })
    await act(async () => sending?.fail(refusal))
    expect(screen.getByText(english.rules.size_9)).toBeInTheDocument()
  })

  it('says that the request has ended', async () => {
    show({ quotes: false })
    type(english.quotations.write.text, 'Hello')
    press()
    const sending = await sent(1)
    await act(async () => sending?.fail(new Problem('conflict')))
    expect(screen.getByText(english.quotations.write.ended)).toBeInTheDocument()
  })
})
