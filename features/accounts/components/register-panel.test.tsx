import { Problem } from '@/lib/api/problem'
import { locales, type Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fieldOf } from '@/tests/support/form-fields'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useAccountTexts } from './account-texts'
import { useFailureTexts } from './failure-texts'
import { AccountPage } from './account-page'
import { RegisterPanel } from './register-panel'

const books = { en: english, ar: arabic }
const secret = 'olive harvest in autumn'

function Register({ locale }: { locale: Locale }) {
  const texts = useAccountTexts()
  return <RegisterPanel locale={locale} texts={texts.signUp} failures={useFailureTexts(locale)} />
}

async function signUp(locale: Locale, answer: () => Promise<unknown>) {
  answerCalls(answer)
  renderIn(<Register locale={locale} />, { locale })
  const { name, phone, email, password, confirmation, submit } = books[locale].accounts.signUp
  const fill = (label: string, text: string) => userEvent.type(fieldOf(label), text)
  await fill(name, 'Salma')
  await fill(phone, '+962790000000')
  await fill(email, 'salma@portal.example')
  await fill(password, secret)
  await fill(confirmation, secret)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

const refusal = (fields: Record<string, string[]>) => () =>
  Promise.reject(new Problem('invalid', { fields }))

const lines = async (title: string) => {
  expect(await screen.findByRole('alert')).toHaveTextContent(title)
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe.each(locales)('registration on its own page, in %s', (locale) => {
  const { accounts, problems, rules } = books[locale]
  const { signUp: texts } = accounts

  it('shows a person who is logged in the way to their profile, and no form', () => {
    renderIn(<AccountPage locale={locale} view={{ kind: 'register', signedIn: true }} />, {
      locale,
    })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText(texts.haveAccount)).toBeNull()
    expect(screen.getByRole('link', { name: accounts.login.goOn })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/ar/profile' : '/profile',
    )
  })

  it('and its login lead to each other with the page that a person came for', () => {
    const way = (kind: 'login' | 'register', back?: string) => {
      const view = { kind, signedIn: false, back }
      const { unmount } = renderIn(<AccountPage locale={locale} view={view} />, { locale })
      const name = kind === 'login' ? accounts.login.signUp : texts.logIn
      const href = screen.getByRole('link', { name }).getAttribute('href')
      unmount()
      return href
    }
    const prefix = locale === 'ar' ? '/ar' : ''
    const query = '?redirect=%2Fprofile%2Fplan'
    expect(way('login', '/profile/plan')).toBe(`${prefix}/auth/register${query}`)
    expect(way('register', '/profile/plan')).toBe(`${prefix}/auth/login${query}`)
    expect(way('login')).toBe(`${prefix}/auth/register`)
  })

  it('shows only the first message at the address, and keeps the input', async () => {
    await signUp(locale, refusal({ name: ['required'], email: ['taken', 'email'] }))
    expect(await lines(texts.failed)).toEqual([rules.taken])
    expect(fieldOf(texts.email)).toHaveValue('salma@portal.example')
  })

  it('shows every other message with the name of its field', async () => {
    await signUp(locale, refusal({ password: ['guessable'], phone: ['phone'] }))
    expect(await lines(texts.failed)).toEqual([
      `${texts.password}: ${rules.guessable}`,
      `${texts.phone}: ${rules.phone}`,
    ])
  })

  it('says next to the button that the connection is lost', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await signUp(locale, () => Promise.reject(new Problem('unavailable')))
    expect(await lines(texts.failed)).toEqual([accounts.offline])
    expect(screen.getByRole('alert').nextElementSibling).toBe(
      screen.getByRole('button', { name: texts.submit }),
    )
    vi.restoreAllMocks()
  })

  it('sends once when Enter is pressed twice, also after the answer', async () => {
    let sent = 0
    await signUp(locale, () => {
      sent += 1
      return Promise.resolve({ token: 'token' })
    })
    const form = fieldOf(texts.email).closest('form') ?? document.createElement('form')
    fireEvent.submit(form)
    expect(await screen.findByText(texts.success)).toBeVisible()
    fireEvent.submit(form)
    await act(() => Promise.resolve())
    expect(sent).toBe(1)
  })

  it('shows the failure when no field is at fault', async () => {
    await signUp(locale, () => Promise.reject(new Problem('unavailable')))
    expect(await lines(texts.failed)).toEqual([problems.unavailable])
  })
})
