import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFailureTexts } from './failure-texts'
import { VerificationButton } from './verification-button'

function Verification() {
  const t = useTranslations('accounts')
  return (
    <>
      <VerificationButton texts={t.raw('verification')} failures={useFailureTexts('en')} />
      <Snackbar closeText="Close" />
    </>
  )
}

const sent = 'Link for email verification successfully sent.'

async function press(answer: () => Promise<unknown>) {
  answerCalls(answer)
  renderIn(<Verification />)
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('asking for the verification mail again', () => {
  it('shows the success for three seconds', async () => {
    await press(() => Promise.resolve('Success'))
    expect(screen.getByText(sent)).toBeInTheDocument()
    await pass(2999)
    expect(screen.getByText(sent)).toBeInTheDocument()
    await pass(1)
    expect(screen.queryByText(sent)).not.toBeInTheDocument()
  })

  it('counts down from 60 seconds, and is disabled until then', async () => {
    await press(() => Promise.resolve('Success'))
    expect(screen.getByRole('timer')).toHaveTextContent(
      'Verification link sent. Try again after 60 seconds.',
    )
    expect(screen.getByRole('button', { name: 'Send a new link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    for (let second = 0; second < 59; second += 1) await pass(1000)
    expect(screen.getByRole('timer')).toHaveTextContent('Try again after 1 second.')
    await pass(1000)
    expect(screen.getByRole('timer')).toBeEmptyDOMElement()
  })

  it('counts down the seconds the server names after a recent mail', async () => {
    await press(() => Promise.reject(new Problem('too_many_requests', { retryAfter: 42 })))
    expect(screen.getByRole('timer')).toHaveTextContent(/^Try again after 42 seconds\.$/)
  })

  it('says in hours when a mailbox may get another mail', async () => {
    await press(() => Promise.reject(new Problem('too_many_requests', { retryAfter: 80_000 })))
    expect(screen.getByRole('timer')).toHaveTextContent(/Try again in 23 hours\.$/)
  })

  it('shows a failure', async () => {
    await press(() => Promise.reject(new Problem('unavailable')))
    expect(
      screen.getByText('Error sending verification link. Some error, please try again.'),
    ).toBeInTheDocument()
  })
})
