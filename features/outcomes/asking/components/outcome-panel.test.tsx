import type { OutputOf } from '@/lib/api/endpoint'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import type { OutcomeAnswer } from '@/lib/db/codes/outcomes'
import { describe, expect, it } from 'vitest'
import type { outcomeQuestion } from '../contract'
import { OutcomePanel } from './outcome-panel'

const t = english.outcomes
const link = { id: 7, signature: 's'.repeat(43) }

type OutcomeQuestion = OutputOf<typeof outcomeQuestion>

const question = (given: Partial<OutcomeQuestion> = {}): OutcomeQuestion => ({
  kind: 'answer',
  side: 'buyer',
  happened_at: '2026-10-20T08:00:00.000Z',
  ...bilingualPair('about', { en: 'Petra Olive Oil', ar: 'زيت البتراء' }),
  answer: null,
  value_band: null,
  is_refused: false,
  ...given,
})

const show = (given: OutcomeQuestion | null, chosen: OutcomeAnswer | null = null) =>
  renderIn(<OutcomePanel locale="ar" answer={given && { link, found: given }} chosen={chosen} />, {
    locale: 'en',
  })

describe('the question what came of it', () => {
  it('is answered by one button of a form, without scripts', () => {
    show(question())
    const button = screen.getByRole('button', { name: t.answers.order })
    expect(button).toHaveAttribute('name', 'answer')
    expect(button).toHaveAttribute('value', 'order')
    expect(button.closest('form')).toHaveAttribute('method', 'post')
    expect(button.closest('form')).toHaveAttribute(
      'action',
      `/api/outcomes/7/${'s'.repeat(43)}/answer?back=ar`,
    )
    expect(screen.queryByText(t.value)).toBeNull()
  })

  it('asks for the value of an order only, and shows what was answered', () => {
    show(question({ answer: 'order', value_band: 'below_25' }))
    expect(screen.getByText(/Your answer: An order/)).toHaveTextContent('JOD 5,000 to 25,000')
    const form = screen.getByText(t.value).closest('form')
    if (!form) throw new Error('There is no form.')
    expect(within(form).getAllByRole('button')).toHaveLength(5)
  })

  it('offers the answer that the mail chose, and the others below', () => {
    show(question(), 'talks')
    const [first, ...others] = screen.getAllByRole('button')
    expect(first).toHaveTextContent('Send: We are in talks')
    expect(first).toHaveAttribute('value', 'talks')
    expect(others.slice(0, 2).map((one) => one.getAttribute('value'))).toEqual(['order', 'nothing'])
  })

  it('shows what was answered, and not what the mail chose before', () => {
    show(question({ answer: 'nothing' }), 'talks')
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })

  it('says after a refusal that no question follows, and still takes and keeps an answer', () => {
    show(question({ is_refused: true }))
    expect(screen.getByRole('status')).toHaveTextContent(t.stopped)
    expect(screen.queryByRole('button', { name: t.stop })).toBeNull()
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })

  it('shows the answer of somebody who refused later, with its value', () => {
    show(question({ answer: 'order', value_band: 'from_500', is_refused: true }), 'talks')
    expect(screen.getByText(/Your answer: An order/)).toHaveTextContent(t.bands.from_500)
    const chosen = screen.getAllByRole('button', { pressed: true })
    expect(chosen.map((one) => one.textContent)).toEqual([t.answers.order, t.bands.from_500])
    expect(screen.getByText(t.stopped)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: t.stop })).toBeNull()
  })

  it('ends all questions by a form without scripts', () => {
    show(question())
    const form = screen.getByRole('button', { name: t.stop }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', `/api/outcomes/7/${'s'.repeat(43)}/stop?back=ar`)
    expect(screen.queryByText(t.stopped)).toBeNull()
  })

  it('says that a link is not valid', () => {
    show(null)
    expect(screen.getByText(t.invalid)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
