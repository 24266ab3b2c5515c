import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ChosenMail } from '../contract'
import { MyMailsPage } from './my-mails-page'

const newsletter: ChosenMail = {
  topic: 'newsletter',
  choice: 'never',
  choices: ['weekly', 'never'],
}
const follows: ChosenMail = {
  topic: 'follows',
  choice: 'weekly',
  choices: ['at_once', 'daily', 'weekly', 'never'],
}

const show = (given: Partial<Parameters<typeof MyMailsPage>[0]> = {}) =>
  renderIn(<MyMailsPage locale="en" mails={[newsletter]} isVerified canFollow {...given} />)

describe('the page of all mails in the member area', () => {
  it('chooses in the name of who is logged in', async () => {
    const requests: unknown[] = []
    answerCalls((endpoint, input) => {
      requests.push([`${endpoint.method} ${endpoint.path}`, 'body' in input && input.body])
      return Promise.resolve('Success')
    })
    show()
    const part = within(screen.getByRole('region', { name: 'Newsletter' }))
    fireEvent.click(part.getByRole('button', { name: 'Once a week' }))
    await expect
      .poll(() => part.getByRole('button', { name: 'Once a week' }).getAttribute('aria-pressed'))
      .toBe('true')
    expect(requests).toEqual([['POST my-mails', { topic: 'newsletter', choice: 'weekly' }]])
    const form = part.getByRole('button', { name: 'No emails' }).closest('form')
    expect(form).toHaveAttribute('action', '/api/my-mails?back=en')
  })

  it('leads to the markets where nothing is followed, and else to what is', () => {
    const { unmount } = show()
    expect(screen.getByText(/You do not follow anything yet/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find a market' })).toHaveAttribute('href', '/markets')
    unmount()
    show({ mails: [newsletter, follows] })
    expect(screen.queryByText(/You do not follow anything yet/)).toBeNull()
    expect(screen.getByRole('link', { name: 'See what you follow' })).toHaveAttribute(
      'href',
      '/profile/follows',
    )
  })

  it('has nothing of following where the portal has none', () => {
    show({ canFollow: false })
    expect(screen.queryByText(/You do not follow anything yet/)).toBeNull()
  })

  it('names the address that must be confirmed first', () => {
    show({ isVerified: false })
    expect(
      screen.getByText('You will receive emails once you have confirmed your email address.'),
    ).toBeInTheDocument()
  })
})
