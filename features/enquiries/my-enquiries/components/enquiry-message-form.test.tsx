import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { onAccountRequest } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { EnquiryMessageForm } from './enquiry-message-form'
import { useMessageTexts } from './message-texts'

interface Sending {
  id: number
  message: { text: string; files: File[]; key: string }
  uploading: Uploading
  finish: () => void
  fail: (error: Error) => void
}

let sendings: Sending[]
beforeEach(() => {
  sendings = []
  window.localStorage.clear()
})

function Form({ locale }: { locale: Locale }) {
  return (
    <EnquiryMessageForm
      locale={locale}
      enquiryId={12}
      texts={useMessageTexts()}
      deliver={(id, message, uploading) =>
        new Promise((resolve, fail) => {
          uploading.signal.addEventListener('abort', () => fail(new Error('ended')))
          sendings.push({ id, message, uploading, finish: () => resolve({ id: 1 }), fail })
        })
      }
    />
  )
}

function show(locale: Locale = 'en') {
  return renderIn(
    <>
      <Form locale={locale} />
      <Snackbar closeText="Close" />
    </>,
    { locale, router: recordingRouter().router },
  )
}

const field = () => screen.getByRole('textbox')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const submit = () => fireEvent.submit(field().closest('form') ?? document.body)
const press = () => act(async () => submit())
const sent = async (count: number) => {
  await waitFor(() => expect(sendings).toHaveLength(count))
  return sendings[count - 1]
}

describe('a message to the office', () => {
  it('is sent with its files, and the field is cleared', async () => {
    show()
    write('  Thank you.\nOne more thing. ')
    const pdf = new File(['%PDF-1.7 and more'], 'offer.pdf')
    fireEvent.change(screen.getByLabelText(/^Attachments/), { target: { files: [pdf] } })
    await screen.findByText('offer.pdf', { selector: 'bdi' })
    await press()
    const sending = await sent(1)
    expect(sending?.message).toMatchObject({ text: 'Thank you.\nOne more thing.', files: [pdf] })
    act(() => sending?.uploading.onProgress(0.5))
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5')
    await act(async () => sending?.finish())
    expect(screen.getByText(english.myEnquiries.messages.form.sent)).toBeInTheDocument()
    expect(field()).toHaveValue('')
    expect(screen.queryByText('offer.pdf', { selector: 'bdi' })).toBeNull()
  })

  it('without a text is not sent, and the field gets the focus', async () => {
    show()
    write('   ')
    await press()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(english.myEnquiries.messages.form.empty)
    expect(field()).toHaveFocus()
    expect(sendings).toEqual([])
  })

  it('is sent once by a double press', async () => {
    show()
    write('Once')
    await act(async () => {
      submit()
      submit()
    })
    await sent(1)
    await press()
    expect(sendings).toHaveLength(1)
  })

  it('keeps its key when it is tried again, and gets a new one when it was changed', async () => {
    show()
    write('Hello')
    await press()
    await act(async () => sendings[0]?.fail(new Problem('unavailable')))
    expect(screen.getByText(english.problems.unavailable)).toBeInTheDocument()
    await press()
    await sent(2)
    expect(sendings[1]?.message.key).toBe(sendings[0]?.message.key)
    await act(async () => sendings[1]?.fail(new Problem('unavailable')))
    write('Hello again')
    await press()
    await sent(3)
    expect(sendings[2]?.message.key).not.toBe(sendings[0]?.message.key)
  })

  it('keeps its key after a reload, so that it is not sent twice', async () => {
    const { unmount } = show()
    write('Hello')
    await press()
    await act(async () => sendings[0]?.fail(new Problem('unavailable')))
    unmount()
    show()
    await press()
    await sent(2)
    expect(sendings[1]?.message.key).toBe(sendings[0]?.message.key)
    await act(async () => sendings[1]?.finish())
    write('Hello')
    await press()
    await sent(3)
    expect(sendings[2]?.message.key).not.toBe(sendings[0]?.message.key)
  })

  it.each([
    ['en', 'conflict', english.myEnquiries.messages.form.finished],
    ['ar', 'conflict', arabic.myEnquiries.messages.form.finished],
    ['en', 'unavailable', english.problems.unavailable],
  ] as const)(
    'that fails shows the reason (%s, %s), and the text stays',
    async (locale, code, text) => {
      show(locale)
      write('Kept')
      await press()
      await act(async () => sendings[0]?.fail(new Problem(code)))
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(field()).toHaveValue('Kept')
    },
  )

  it.each([
    ['en', 'damaged', english.rules.damaged],
    ['ar', 'active', arabic.rules.active],
    ['en', 'size_9', english.rules.size_9],
  ] as const)(
    'with a rejected file shows the reason at its field (%s, %s)',
    async (locale, rule, text) => {
      show(locale)
      write('Kept')
      await press()
      await act(async () =>
        sendings[0]?.fail(new Problem('invalid', { fields: { files: [rule] } })),
      )
      const files = document.querySelector('input[type=file]')
      expect(files).toBeInvalid()
      expect(files).toHaveAccessibleDescription(expect.stringContaining(text))
      expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1)
      expect(field()).toHaveValue('Kept')
      await press()
      expect(screen.queryByText(text, { exact: false })).toBeNull()
    },
  )

  it('asks for a login when the session is over, and keeps the text', async () => {
    const accountRequests: string[] = []
    onTestFinished(onAccountRequest(({ modal, stay }) => accountRequests.push(`${modal} ${stay}`)))
    show()
    write('Kept')
    await press()
    await act(async () => sendings[0]?.fail(new Problem('unauthenticated')))
    expect(accountRequests).toEqual(['login true'])
    expect(field()).toHaveValue('Kept')
  })

  it('can be cancelled while it is being sent', async () => {
    show()
    write('Kept')
    await press()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
    expect(screen.getByText(english.myEnquiries.messages.form.ended)).toBeInTheDocument()
    expect(field()).toHaveValue('Kept')
  })

  it('survives a closed tab until it has been sent', async () => {
    const { unmount } = show()
    write('Half a sentence')
    unmount()
    show()
    expect(field()).toHaveValue('Half a sentence')
    await press()
    await act(async () => sendings[0]?.finish())
    expect(window.localStorage).toHaveLength(0)
  })
})
