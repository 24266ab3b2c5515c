import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NewsletterPanel } from './newsletter-panel'

const link = { person: 7, signature: 'x'.repeat(43) }
let requests: string[]

beforeEach(() => {
  requests = []
  answerCalls((endpoint) => {
    requests.push(`${endpoint.method} ${endpoint.path}`)
    return Promise.resolve('Success')
  })
})

const show = (subscribe: number | null, locale: Locale = 'en') => {
  const answer = subscribe === null ? null : { link, found: { subscribe } }
  return renderIn(<NewsletterPanel locale={locale} answer={answer} />, { locale })
}

describe('the page behind the link of a mail', () => {
  it('changes nothing by itself', () => {
    show(1)
    expect(screen.getByText('You receive the weekly newsletter.')).toBeInTheDocument()
    expect(requests).toEqual([])
  })

  it('ends the newsletter on click, and starts it again on the next', async () => {
    show(1)
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(
      await screen.findByText('You have unsubscribed. You will not receive any more newsletters.'),
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe again' }))
    expect(await screen.findByText('You have subscribed again.')).toBeInTheDocument()
    expect(requests).toEqual([
      'POST newsletter/{person}/{signature}/unsubscribe',
      'POST newsletter/{person}/{signature}/subscribe',
    ])
  })

  it('contains a form that works without scripts', () => {
    show(0, 'ar')
    const form = screen.getByRole('button', { name: 'الاشتراك من جديد' }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', `/api/newsletter/7/${link.signature}/subscribe?back=ar`)
  })

  it.each([
    ['unavailable', 'We could not change your subscription. Try again.'],
    ['too_many_requests', 'Too many attempts. Try again in a few minutes.'],
  ] as const)('says what failed: %s', async (code, text) => {
    answerCalls(() => Promise.reject(new Problem(code)))
    show(1)
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument()
  })

  it('explains where to change the subscription when the link is invalid', () => {
    show(null)
    expect(screen.getByText('This link is no longer valid.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
