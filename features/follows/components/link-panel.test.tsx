import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FollowList } from '../contract'
import { LinkPanel } from './link-panel'

const link = { follower: 7, signature: 'x'.repeat(43) }
let requests: string[]

beforeEach(() => {
  requests = []
  answerCalls((endpoint) => {
    requests.push(`${endpoint.method} ${endpoint.path.replace('{follower}/{signature}/', '')}`)
    return Promise.resolve('Success')
  })
})

const listWith = (confirmed: boolean, name = 'Germany', stopped = false): FollowList => ({
  speed: 'daily',
  stopped,
  follows: [
    {
      id: 3,
      kind: 'search',
      target: name,
      name_eng: name,
      name_ara: name,
      path: '/search/x',
      confirmed,
      created_at: '2026-11-20T08:00:00Z',
    },
  ],
})

const show = (list: FollowList | null, locale: Locale = 'en') =>
  renderIn(
    <>
      <LinkPanel locale={locale} answer={list && { link, found: list }} />
      <Snackbar closeText="Close" />
    </>,
    { locale },
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the page behind the link of a mail', () => {
  it('changes nothing by itself, and confirms on click', async () => {
    show(listWith(false))
    expect(requests).toEqual([])
    press('Start following')
    expect(await screen.findByText('You now follow these topics.')).toBeInTheDocument()
    expect(screen.queryByText('Waiting for your confirmation')).toBeNull()
    press('Stop all emails')
    expect(await screen.findByText(/You have unsubscribed/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'No emails' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(requests).toEqual(['POST follow-links/confirm', 'POST follow-links/unsubscribe'])
  })

  it('contains a form that works without scripts', () => {
    show(listWith(true, 'Germany', true), 'ar')
    const form = screen.getByRole('button', { name: 'استئناف الرسائل' }).closest('form')
    expect(form).toHaveAttribute('action', `/api/follow-links/7/${link.signature}/resume?back=ar`)
  })

  it('shows a search with script in it as text', () => {
    const { container } = show(listWith(true, '<img src=x onerror=alert(1)>'))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText(/^Search: .*<img src=x onerror/)).toBeInTheDocument()
  })

  it('ends a follow, and shows a failure in one line', async () => {
    show(listWith(true))
    press('Stop following: Search: Germany')
    expect(await screen.findByText('You no longer follow this topic.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Search: Germany' })).toBeNull()
    expect(requests).toEqual(['DELETE follow-links/follows/{id}'])
  })

  it('keeps how often mails come where a change could not be saved', async () => {
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    show(listWith(true))
    press('Once a week')
    expect(await screen.findByText('Error: we could not save this. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Once a day' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('explains an invalid link', () => {
    show(null)
    expect(screen.getByText('This link is no longer valid.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Stop all emails' })).toBeNull()
  })
})
