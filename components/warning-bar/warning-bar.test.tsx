import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WarningBar, type WarningBarProps } from './warning-bar'

const durationMs = 5000
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

/** The bar, and how often it wanted to close. */
function show(given: Partial<WarningBarProps> = {}) {
  const closed = vi.fn()
  const bar = (text: string | null) => (
    <WarningBar
      text={text}
      durationMs={durationMs}
      takesFocus={false}
      closeText="Close"
      onClose={closed}
      action={(described) => (
        <a href="/login" {...described}>
          Log in
        </a>
      )}
      {...given}
    />
  )
  const { rerender } = render(bar(null))
  rerender(bar('Please login'))
  return closed
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a warning at the foot of the window', () => {
  it('is announced at once, in a place that was there before', () => {
    render(
      <WarningBar
        text={null}
        durationMs={durationMs}
        takesFocus={false}
        closeText="Close"
        onClose={() => {}}
        action={() => null}
      />,
    )
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('stands for its time', () => {
    const closed = show()
    expect(screen.getByRole('alert')).toHaveTextContent('Please login')
    pass(durationMs - 1)
    expect(closed).not.toHaveBeenCalled()
    pass(1)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('waits while a pointer or focus rests on it, then stands for its time again', () => {
    const closed = show()
    const bar = screen.getByRole('group', { name: 'Please login' })
    fireEvent.pointerEnter(bar)
    pass(durationMs * 3)
    act(() => screen.getByRole('link').focus())
    fireEvent.pointerLeave(bar)
    pass(durationMs * 3)
    expect(closed).not.toHaveBeenCalled()
    act(() => screen.getByRole('link').blur())
    pass(durationMs)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('is closed by its button and by Escape', () => {
    const closed = show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })
    expect(closed).toHaveBeenCalledTimes(2)
  })

  it('leaves the focus where it is', () => {
    show()
    expect(document.body).toHaveFocus()
  })

  it('gives the focus to its action, which its text describes, where a key brought it up', () => {
    show({ takesFocus: true })
    const action = screen.getByRole('link', { name: 'Log in' })
    expect(action).toHaveFocus()
    expect(action).toHaveAccessibleDescription('Please login')
  })
})
