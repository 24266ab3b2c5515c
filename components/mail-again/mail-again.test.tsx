import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MailAgain } from './mail-again'
import { useMailAgainTexts } from './mail-again-texts'

const books = { en: english, ar: arabic }

function Shown({ locale, send }: { locale: 'en' | 'ar'; send: () => Promise<unknown> }) {
  return <MailAgain locale={locale} send={send} texts={useMailAgainTexts(locale)} />
}

const show = (send: () => Promise<unknown>, locale: 'en' | 'ar' = 'en') =>
  renderIn(<Shown locale={locale} send={send} />, { locale })

const press = (locale: 'en' | 'ar' = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: books[locale].mailAgain.action }))

describe.each(['en', 'ar'] as const)('a mail that is sent again (%s)', (locale) => {
  it('is sent by the button, once, and says so', async () => {
    const send = vi.fn(() => Promise.resolve('Success'))
    show(send, locale)
    expect(send).not.toHaveBeenCalled()
    press(locale)
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByText(books[locale].mailAgain.sent)).toBeInTheDocument()
    expect(send).toHaveBeenCalledOnce()
  })
})

it.each([
  ['en', 90, 'Try again in 2 minutes'],
  ['en', 7200, 'Try again in 2 hours'],
  ['ar', 90, 'بعد دقيقتين'],
  ['ar', 40_000, 'بعد 12 ساعة'],
] as const)(
  'a mail that may not be sent now says how long to wait (%s, %i)',
  async (locale, retryAfter, text) => {
    show(() => Promise.reject(new Problem('too_many_requests', { retryAfter })), locale)
    press(locale)
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
  },
)

it('a mail that could not be sent can be tried again', async () => {
  show(() => Promise.reject(new Error('no network')))
  press()
  expect(await screen.findByText(english.problems.unavailable)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: english.mailAgain.action })).toBeInTheDocument()
})
