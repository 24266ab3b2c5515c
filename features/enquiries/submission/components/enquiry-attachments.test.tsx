import { currentMessage, dismiss } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { sendMessage } from '../../my-enquiries/queries'
import { EnquiryAttachments, useAttachments } from './enquiry-attachments'
import { useEnquiryTexts } from './enquiry-texts'

let sent: Parameters<typeof sendMessage>[]
let answer: () => Promise<{ id: number }>

beforeEach(() => {
  dismiss()
  sent = []
  answer = () => Promise.resolve({ id: 3 })
})
const deliver: typeof sendMessage = (...given) => {
  sent.push(given)
  return answer()
}

function Form({ locale }: { locale: Locale }) {
  const { attachments: texts } = useEnquiryTexts('barriers', locale)
  const attachments = useAttachments(texts, deliver)
  if (texts === null) return null
  return (
    <>
      <EnquiryAttachments locale={locale} attachments={attachments} texts={texts} />
      <button onClick={() => void attachments.deliver(7)}>Filed as 7</button>
    </>
  )
}

const paper = new File(['%PDF-1.4'], 'refusal.pdf')
const input = () => document.querySelector('[name=files]') ?? document.body

async function show(locale: Locale) {
  renderIn(<Form locale={locale} />, { locale })
  fireEvent.change(input(), { target: { files: [paper] } })
  await screen.findByText('refusal.pdf', { selector: 'bdi' })
}

const file = () => fireEvent.click(screen.getByRole('button', { name: 'Filed as 7' }))

describe.each([
  ['en', english.enquiryForms.attachments],
  ['ar', arabic.enquiryForms.attachments],
] as const)('the documents of an enquiry (%s)', (locale, texts) => {
  it('go along as its first message, once', async () => {
    await show(locale)
    file()
    await waitFor(() => expect(screen.queryByText('refusal.pdf')).toBeNull())
    file()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.slice(0, 2)).toMatchObject([7, { text: texts.message, files: [paper] }])
    expect(currentMessage()).toBeNull()
  })

  it('stay chosen where they do not arrive, and the person is told where to add them', async () => {
    answer = () => Promise.reject(new Problem('unavailable'))
    await show(locale)
    file()
    await waitFor(() =>
      expect(currentMessage()).toMatchObject({ text: texts.failed, tone: 'error' }),
    )
    expect(screen.getByText('refusal.pdf', { selector: 'bdi' })).toBeInTheDocument()
  })
})
