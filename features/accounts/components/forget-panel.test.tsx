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
import { describe, expect, it } from 'vitest'
import { useFailureTexts } from './failure-texts'
import { ForgetPanel } from './forget-panel'

const books = { en: english, ar: arabic }

function Forget({ locale }: { locale: Locale }) {
  const texts = useTranslations('accounts').raw('forget')
  return <ForgetPanel locale={locale} texts={texts} failures={useFailureTexts(locale)} />
}

async function ask(locale: Locale, answer: () => Promise<unknown>) {
  answerCalls(answer)
  renderIn(<Forget locale={locale} />, { locale })
  const { email, submit } = books[locale].accounts.forget
  await userEvent.type(fieldOf(email), 'salma@portal.example')
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

const fieldIn = (locale: Locale) => fieldOf(books[locale].accounts.forget.email)

describe.each(locales)('asking for a new password in %s', (locale) => {
  const { accounts, problems, rules } = books[locale]

  it('says that the mail is sent, and empties the field', async () => {
    await ask(locale, () => Promise.resolve({ message: 'x' }))
    expect(await screen.findByText(accounts.forget.sent)).toBeVisible()
    expect(fieldIn(locale)).toHaveValue('')
  })

  it('shows the refusal of the server, and keeps the input', async () => {
    const refusal = new Problem('invalid', { fields: { email: ['email'] } })
    await ask(locale, () => Promise.reject(refusal))
    expect(await screen.findByText(rules.email)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(accounts.forget.failed)
    expect(fieldIn(locale)).toHaveValue('salma@portal.example')
  })

  it('shows how long to wait after too many requests', async () => {
    const refusal = new Problem('too_many_requests', { retryAfter: 1 })
    await ask(locale, () => Promise.reject(refusal))
    expect(await screen.findByRole('alert')).toHaveTextContent(accounts.forget.failed)
    expect(screen.getByText(/1 second|ثانية واحدة/)).toBeVisible()
  })

  it('shows that the server does not answer', async () => {
    await ask(locale, () => Promise.reject(new Problem('unavailable')))
    expect(await screen.findByText(problems.unavailable)).toBeVisible()
  })

  it('shows a general error for an unknown failure', async () => {
    await ask(locale, () => Promise.reject(new Error('x')))
    expect(await screen.findByText(accounts.login.unknown)).toBeVisible()
  })
})
