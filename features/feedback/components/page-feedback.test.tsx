import type { Endpoint } from '@/lib/api/endpoint'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { arrivedIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageFeedback, type FeedbackWrite } from '../contract'
import { PageFeedback } from './page-feedback'

/** A server that records the requests, and rejects them while `refuses` is set. */
function portal() {
  const sent: FeedbackWrite[] = []
  const state: { refuses: ProblemCode | null; waits: Promise<void> } = {
    refuses: null,
    waits: Promise.resolve(),
  }
  answerCalls(async (_endpoint: Endpoint, input: object) => {
    await state.waits
    if (state.refuses) throw new Problem(state.refuses)
    sent.push(pageFeedback.body.parse('body' in input && input.body))
    return 'Success'
  })
  return { sent, state }
}

const ask = (locale: 'en' | 'ar' = 'en', entryId = 7) =>
  arrivedIn(<PageFeedback locale={locale} entryId={entryId} />, { locale })

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => window.localStorage.clear())

describe("'was this page useful?'", () => {
  it('is a group of two buttons labelled by the question', async () => {
    await ask('ar')
    expect(screen.getByRole('group', { name: 'هل أفادتك هذه الصفحة؟' })).toBeInTheDocument()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['نعم', 'لا'])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is not printed', async () => {
    await ask()
    expect(screen.getByRole('group')).toHaveAttribute('data-no-print')
  })

  it('stores a yes at once, shows thanks, and asks nothing more', async () => {
    const { sent } = portal()
    await ask('ar')
    await press('نعم')
    const thanks = screen.getByRole('status')
    await waitFor(() => expect(thanks).toHaveTextContent('شكرًا على إجابتك.'))
    expect(thanks).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        entry_id: 7,
        locale: 'ar',
        useful: 1,
        website: '',
        idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
  })

  it('stores a no at once, and the comment after it under the same key', async () => {
    const { sent } = portal()
    await ask()
    await press('No')
    const field = await screen.findByRole('textbox', { name: 'What was missing?' })
    expect(sent).toMatchObject([{ useful: 0 }])
    expect(field).toHaveAttribute('maxlength', '500')
    expect(field).toHaveAccessibleDescription(/up to 500 characters/)
    await userEvent.type(field, '  The fees.  ')
    await press('Send')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('will read your comment'),
    )
    expect(screen.getByRole('status')).toHaveFocus()
    expect(sent[1]).toEqual({ ...sent[0], comment: 'The fees.' })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('requires a text before a comment is sent', async () => {
    const { sent } = portal()
    await ask()
    await press('No')
    const field = await screen.findByRole('textbox', { name: 'What was missing?' })
    await press('Send')
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/Tell us what was missing$/)
    expect(sent).toHaveLength(1)
  })

  it('does not send a second press while the first is in progress', async () => {
    const { sent, state } = portal()
    const gate = Promise.withResolvers<void>()
    state.waits = gate.promise
    await ask()
    await press('Yes')
    await press('Yes')
    await press('No')
    await act(async () => gate.resolve())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you'))
    expect(sent).toMatchObject([{ useful: 1 }])
  })

  it('shows that an answer could not be sent, and sends it again under the same key', async () => {
    const { sent, state } = portal()
    state.refuses = 'unavailable'
    await ask()
    await press('Yes')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not send your answer')
    expect(window.localStorage).toHaveLength(0)
    state.refuses = null
    await press('Yes')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('keeps a comment that could not be sent', async () => {
    const { sent, state } = portal()
    await ask()
    await press('No')
    const field = await screen.findByRole('textbox', { name: 'What was missing?' })
    await userEvent.type(field, 'The fees.')
    state.refuses = 'unavailable'
    await press('Send')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(field).toHaveValue('The fees.')
    state.refuses = null
    await press('Send')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ comment: 'The fees.' })
  })

  it('shows that there were too many requests', async () => {
    const { state } = portal()
    state.refuses = 'too_many_requests'
    await ask()
    await press('Yes')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  })

  it('remembers in this browser that a page was answered, and asks about others', async () => {
    portal()
    const { unmount } = await ask()
    await press('Yes')
    await waitFor(() => expect(window.localStorage.getItem('feedback-7')).toBe('1'))
    unmount()
    const again = await ask()
    expect(screen.getByRole('status')).toHaveTextContent('already told us')
    expect(screen.getByRole('status')).not.toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    again.unmount()
    await ask('en', 8)
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('hides the honeypot field from people', async () => {
    portal()
    await ask()
    await press('No')
    await screen.findByRole('textbox', { name: 'What was missing?' })
    const trap = document.querySelector('input[name="website"]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })
})
