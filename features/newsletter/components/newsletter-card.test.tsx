import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NewsletterCard } from './newsletter-card'

let requests: string[]
let subscribe: number

const user = () => userWith({ subscribe })

beforeEach(() => {
  requests = []
  answerCalls((endpoint) => {
    requests.push(`${endpoint.method} ${endpoint.path}`)
    if (endpoint.path === 'user') return Promise.resolve(user())
    subscribe = endpoint.path.startsWith('subscribe') ? 1 : 0
    return Promise.resolve('Success')
  })
})

function show(state: number, verified = true) {
  subscribe = state
  const email_verified_at = verified ? '2026-01-01T00:00:00Z' : null
  renderIn(
    <>
      <NewsletterCard locale="en" person={{ id: 7, subscribe: state, email_verified_at }} />
      <Snackbar closeText="Close" />
    </>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the card of the newsletter', () => {
  it('subscribes a person who is not (0), and loads the person again', async () => {
    show(0)
    press('Subscribe')
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument()
    expect(requests).toEqual(['POST subscribe-to-news/{userId}', 'GET user'])
    expect(screen.getByText('You have subscribed to the newsletter.')).toBeInTheDocument()
  })

  it('unsubscribes a subscriber (1), and loads the person again', async () => {
    show(1)
    press('Unsubscribe')
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument()
    expect(requests).toEqual(['POST unsubscribe-from-news/{userId}', 'GET user'])
  })

  it('shows a failure in one line, and keeps its state', async () => {
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    show(0)
    press('Subscribe')
    const told = 'Error: we could not change your subscription. Try again.'
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument()
  })

  it('sends a double click once', async () => {
    show(0)
    press('Subscribe')
    fireEvent.click(screen.getByRole('button', { name: 'Saving…' }))
    await screen.findByRole('button', { name: 'Unsubscribe' })
    expect(requests).toHaveLength(2)
  })

  it('shows that an address must be verified first', () => {
    show(1, false)
    expect(
      screen.getByText(
        'You will receive the newsletter once you have confirmed your email address.',
      ),
    ).toBeInTheDocument()
  })
})
