import { Problem } from '@/lib/api/problem'
import { locales, type Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fieldOf } from '@/tests/support/form-fields'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslations } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { useFailureTexts } from './failure-texts'
import { ResetPanel } from './reset-panel'

const books = { en: english, ar: arabic }
const secret = 'olive harvest in autumn'

function Reset({ locale }: { locale: Locale }) {
  const texts = useTranslations('accounts').raw('reset')
  const link = { email: 'salma@portal.example', token: 'x' }
  return <ResetPanel locale={locale} {...link} texts={texts} failures={useFailureTexts(locale)} />
}

async function send(locale: Locale, answer: () => Promise<unknown>) {
  answerCalls(answer)
  renderIn(<Reset locale={locale} />, { locale })
  const { password, confirmation, submit } = books[locale].accounts.reset
  await userEvent.type(fieldOf(password), secret)
  await userEvent.type(fieldOf(confirmation), secret)
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

const refusal = (fields: Record<string, string[]>) => () =>
  Promise.reject(new Problem('invalid', { fields }))

afterEach(() => window.history.replaceState(null, '', '/'))

describe.each(locales)('setting a new password with the link of a mail, in %s', (locale) => {
  const { accounts, problems, rules } = books[locale]

  it('shows that the password is set', async () => {
    await send(locale, () => Promise.resolve({ message: 'x' }))
    expect(await screen.findByText(accounts.reset.success)).toBeVisible()
    expect(screen.queryByRole('button', { name: accounts.reset.submit })).toBeNull()
  })

  it('shows the first message at the address before any other', async () => {
    await send(locale, refusal({ password: ['guessable'], email: ['link', 'email'] }))
    expect(await screen.findByText(rules.link)).toBeVisible()
    expect(screen.queryByText(rules.guessable)).toBeNull()
    expect(screen.queryByText(rules.email)).toBeNull()
  })

  it('shows what is wrong with the password, and keeps the form', async () => {
    await send(locale, refusal({ password: ['guessable'] }))
    expect(await screen.findByText(rules.guessable)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(accounts.reset.failed)
    expect(fieldOf(accounts.reset.password)).toHaveValue(secret)
  })

  it('shows the message of a failure without a field', async () => {
    await send(locale, () => Promise.reject(new Problem('unavailable')))
    expect(await screen.findByText(problems.unavailable)).toBeVisible()
  })

  it('removes the token from the address', () => {
    window.history.replaceState(null, '', '/auth/reset_password/x/salma%40portal.example')
    renderIn(<Reset locale={locale} />, { locale })
    expect(window.location.pathname).toBe(`${locale === 'ar' ? '/ar' : ''}/auth/forget_password`)
  })
})
