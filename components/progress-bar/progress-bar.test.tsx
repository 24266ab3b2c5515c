import { startActivity } from '@/lib/api/activity'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ListActivity } from './list-activity'
import { ProgressBar, progressTimes } from './progress-bar'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const begin = () => {
  const ends: (() => void)[] = []
  act(() => void ends.push(startActivity()))
  return () => act(() => ends.forEach((end) => end()))
}
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the progress bar', () => {
  it('does not show for short work', () => {
    render(<ProgressBar label="Loading" />)
    const end = begin()
    pass(progressTimes.throttleMs - 1)
    end()
    pass(progressTimes.throttleMs)
    expect(bar()).not.toBeInTheDocument()
  })

  it('is shown while any work is under way, and hidden after the last', () => {
    render(<ProgressBar label="Loading" />)
    const first = begin()
    const second = begin()
    pass(progressTimes.throttleMs)
    expect(bar()).toBeInTheDocument()
    first()
    expect(bar()).toBeInTheDocument()
    second()
    second()
    expect(bar()).not.toBeInTheDocument()
  })

  it('stops claiming progress after its time', () => {
    render(<ProgressBar label="Loading" />)
    const end = begin()
    pass(progressTimes.throttleMs + progressTimes.durationMs)
    expect(bar()).not.toBeInTheDocument()
    end()
  })

  it('shows for a moment when a list changes, and not when it first appears', () => {
    const list = (state: string) => (
      <>
        <ProgressBar label="Loading" />
        <ListActivity list="ships" state={state} />
      </>
    )
    const { rerender } = render(list(''))
    pass(progressTimes.throttleMs)
    expect(bar()).not.toBeInTheDocument()
    rerender(list('?page=2'))
    pass(progressTimes.throttleMs)
    expect(bar()).toBeInTheDocument()
    pass(800)
    expect(bar()).not.toBeInTheDocument()
  })

  it('shows when another page of a list is a new page to the router', () => {
    const page = (state: string) => (
      <>
        <ProgressBar label="Loading" />
        <ListActivity key={state} list="boats" state={state} />
      </>
    )
    const { rerender } = render(page(''))
    rerender(page('?sort=date-asc'))
    pass(progressTimes.throttleMs)
    expect(bar()).toBeInTheDocument()
    pass(800)
    expect(bar()).not.toBeInTheDocument()
  })
})
