import { Problem } from '@/lib/api/problem'
import { locales, type Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { VerifyPanel } from './verify-panel'

const verifyTexts = { en: english.accounts.verify, ar: arabic.accounts.verify }

function Verify({ locale }: { locale: Locale }) {
  const texts = useTranslations('accounts').raw('verify')
  return <VerifyPanel locale={locale} hash="x" supportEmail="help@portal.example" texts={texts} />
}

const open = (locale: Locale, answer: () => Promise<unknown>) => {
  answerCalls(answer)
  renderIn(<Verify locale={locale} />, { locale })
}

describe.each(locales)('verifying an address in %s', (locale) => {
  const texts = verifyTexts[locale]
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

  it('shows a waiting text while the link is checked, and offers help', () => {
    open(locale, () => new Promise(() => {}))
    expect(heading(texts.title)).toBeVisible()
    expect(screen.getByText(texts.checking.text)).toBeVisible()
    expect(screen.getByRole('link', { name: texts.help })).toHaveAttribute(
      'href',
      'mailto:help@portal.example',
    )
  })

  it('is an error page with the way to a new link where the link is refused', async () => {
    open(locale, () => Promise.reject(new Problem('not_found')))
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.invalid.text)
    expect(heading(texts.invalid.title)).toBeVisible()
    await waitFor(() => expect(document.title).toBe(texts.invalid.title))
    expect(screen.queryByText(texts.checking.text)).toBeNull()
    expect(screen.getByRole('link', { name: texts.invalid.action })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/ar/profile' : '/profile',
    )
    expect(screen.getByRole('link', { name: texts.help })).toBeVisible()
  })

  it('offers to try again where no answer came, and blames no link', async () => {
    let count = 0
    open(locale, () => {
      count += 1
      return Promise.reject(new Problem('unavailable'))
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered.text)
    expect(heading(texts.unanswered.title)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: texts.unanswered.action }))
    await waitFor(() => expect(count).toBe(2))
  })
})

it('shows the English text of the specification while the link is checked', () => {
  expect(verifyTexts.en.checking.text).toBe('Please wait, verification process …')
})
