import { Problem } from '@/lib/api/problem'
import { locales, type Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
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
  it('shows a waiting text while the link is checked, and offers help', () => {
    open(locale, () => new Promise(() => {}))
    expect(screen.getByText(verifyTexts[locale].wait)).toBeVisible()
    expect(screen.getByRole('link', { name: verifyTexts[locale].help })).toHaveAttribute(
      'href',
      'mailto:help@portal.example',
    )
  })

  it.each(['not_found', 'unavailable'] as const)(
    'shows what to do after a failure: %s',
    async (code) => {
      open(locale, () => Promise.reject(new Problem(code)))
      expect(await screen.findByText(verifyTexts[locale].failure)).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(verifyTexts[locale].failed)
      expect(screen.queryByText(verifyTexts[locale].wait)).toBeNull()
      expect(screen.getByRole('link', { name: verifyTexts[locale].help })).toBeVisible()
    },
  )
})

it('shows the English text of the specification while the link is checked', () => {
  expect(verifyTexts.en.wait).toBe('Checking your link…')
})
