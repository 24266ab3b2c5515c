import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountModal } from '@/lib/auth/account-request'
import { AccountModals } from './account-modals'
import { useAccountTexts } from './account-texts'
import { useFailureTexts } from './failure-texts'

interface Outcome {
  login?: readonly string[]
  signUp?: readonly string[]
}

const done: string[] = []

function Accounts({ first, outcome }: { first: AccountModal; outcome: Outcome }) {
  const texts = useAccountTexts()
  const { rules } = useFailureTexts('en')
  const [open, setOpen] = useState<AccountModal | null>(first)
  return (
    <AccountModals
      locale="en"
      open={open}
      onOpen={setOpen}
      closeText={texts.close}
      login={{
        texts: texts.login,
        rules,
        onSubmit: () => Promise.resolve(outcome.login ?? []),
        onAuthorized: () => done.push('authorized'),
      }}
      signUp={{
        texts: texts.signUp,
        rules,
        termsHref: '/terms-and-conditions',
        onSubmit: () => Promise.resolve(outcome.signUp ?? []),
        onRegistered: () => done.push('registered'),
      }}
    />
  )
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fillLogin() {
  type(/^Email address/, 'salma@portal.example')
  type(/^Password/, 'long enough')
  press('Log in')
}

function fillSignUp() {
  type(/^Name/, 'Salma')
  type(/^Phone/, '0790000000')
  type(/^Email address/, 'salma@portal.example')
  type(/^Password/, 'long enough')
  type(/^Repeat password/, 'long enough')
  fireEvent.click(screen.getByRole('checkbox'))
  press(english.accounts.signUp.submit)
}

afterEach(() => {
  done.length = 0
  vi.useRealTimers()
})

describe('the login modal', () => {
  it('reports the login to its parent', async () => {
    renderIn(<Accounts first="login" outcome={{}} />)
    fillLogin()
    await waitFor(() => expect(done).toEqual(['authorized']))
  })

  it('shows the error as text, and clears the form', async () => {
    renderIn(<Accounts first="login" outcome={{ login: [english.rules.credentials] }} />)
    fillLogin()
    expect(await screen.findByRole('alert')).toHaveTextContent(english.rules.credentials)
    expect(screen.getByLabelText(/^Email address/)).toHaveValue('')
    expect(done).toEqual([])
  })

  it('shows an error at its field, and moves the focus there', async () => {
    renderIn(<Accounts first="login" outcome={{}} />)
    type(/^Email address/, 'salma')
    press('Log in')
    expect(await screen.findByText(english.rules.email)).toBeInTheDocument()
    expect(screen.getByText('Required. Enter your password')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Email address/)).toHaveAccessibleDescription(english.rules.email)
    expect(screen.getByLabelText(/^Email address/)).toHaveFocus()
  })

  it('shows the password when asked to', () => {
    renderIn(<Accounts first="login" outcome={{}} />)
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password')
    press('Show password')
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
  })

  it('is replaced by the sign-up modal after a second', () => {
    vi.useFakeTimers()
    renderIn(<Accounts first="login" outcome={{}} />)
    press('Create an account')
    act(() => vi.advanceTimersByTime(999))
    expect(
      screen.queryByRole('dialog', { name: english.accounts.signUp.title }),
    ).not.toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('dialog', { name: english.accounts.signUp.title })).toBeInTheDocument()
  })
})

describe('the sign-up modal', () => {
  it('lists every message of a refusal and keeps the input', async () => {
    renderIn(<Accounts first="sign-up" outcome={{ signUp: ['email: taken', 'phone: wrong'] }} />)
    fillSignUp()
    expect(await screen.findByText('email: taken')).toBeInTheDocument()
    expect(screen.getByText('phone: wrong')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Salma')
  })

  it('shows the success, clears the form, and reports it three seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderIn(<Accounts first="sign-up" outcome={{}} />)
    fillSignUp()
    expect(await screen.findByText(english.accounts.signUp.success)).toBeInTheDocument()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('')
    expect(done).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(done).toEqual(['registered'])
  })

  it('requires agreement to the terms, which open in another tab', async () => {
    renderIn(<Accounts first="sign-up" outcome={{}} />)
    press(english.accounts.signUp.submit)
    const agreement = `${english.rules.you_must} ${english.accounts.signUp.required.agreements}`
    expect(await screen.findByText(agreement)).toBeInTheDocument()
    const terms = screen.getByRole('link', { name: 'terms and conditions (opens in a new tab)' })
    expect(terms).toHaveAttribute('href', '/terms-and-conditions')
  })
})
