import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StepNavigation } from './step-navigation'

const scrolledTo = vi.fn()
const jumpedTo = vi.fn()

function motion(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }))
}

function show() {
  render(
    <StepNavigation>
      <a href="#step-1">Station 1</a>
      <a href="#step-2">Station 2</a>
      <a href="#elsewhere">Elsewhere</a>
      {[1, 2].map((step) => (
        <details key={step} aria-label={`Entry ${step}`}>
          <summary>Step {step}</summary>
          <div id={`step-${step}`}>Text {step}</div>
        </details>
      ))}
    </StepNavigation>,
  )
}

const press = (name: string, given = {}) =>
  fireEvent.click(screen.getByRole('link', { name }), given)

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo(top))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(this: Element) {
    jumpedTo(this.getAttribute('aria-label'))
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  vi.spyOn(HTMLDetailsElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 1000),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  scrolledTo.mockReset()
  jumpedTo.mockReset()
  window.history.replaceState(null, '', '/')
})

describe('a press on a step', () => {
  it('opens its entry at once and moves the focus to it', () => {
    show()
    expect(press('Station 2')).toBe(false)
    expect(screen.getByLabelText('Entry 2')).toHaveAttribute('open')
    expect(screen.getByLabelText('Entry 1')).not.toHaveAttribute('open')
    expect(screen.getByText('Step 2')).toHaveFocus()
    expect(window.location.hash).toBe('#step-2')
  })

  it('starts to scroll after 0.6 s and arrives 1 s later', () => {
    show()
    press('Station 1')
    vi.advanceTimersByTime(599)
    expect(scrolledTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(501)
    expect(scrolledTo.mock.lastCall?.[0]).toBeLessThan(1000)
    vi.advanceTimersByTime(532)
    expect(scrolledTo).toHaveBeenLastCalledWith(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is cancelled by the next press', () => {
    show()
    press('Station 1')
    vi.advanceTimersByTime(900)
    press('Station 2')
    const calls = scrolledTo.mock.calls.length
    vi.advanceTimersByTime(500)
    expect(scrolledTo).toHaveBeenCalledTimes(calls)
    expect(screen.getByText('Step 2')).toHaveFocus()
  })

  it('jumps at once under reduced motion', () => {
    motion(true)
    show()
    press('Station 2')
    expect(jumpedTo.mock.calls).toEqual([['Entry 2']])
    vi.advanceTimersByTime(2000)
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  it('is left to the browser when it opens another tab or another page', () => {
    show()
    expect(press('Station 1', { ctrlKey: true })).toBe(true)
    expect(press('Elsewhere')).toBe(true)
    expect(screen.getByLabelText('Entry 1')).not.toHaveAttribute('open')
  })
})

describe('an address with the hash of a step', () => {
  it('opens its entry; other hashes open none', () => {
    window.history.replaceState(null, '', '/#step-2')
    show()
    expect(screen.getByLabelText('Entry 2')).toHaveAttribute('open')
    expect(screen.getByLabelText('Entry 1')).not.toHaveAttribute('open')
  })

  it('gets the focus, as if its link had been pressed after the script ran', () => {
    window.history.replaceState(null, '', '/#step-2')
    show()
    expect(screen.getByText('Step 2')).toHaveFocus()
  })

  it.each([
    ['where somebody already types', <input key="field" aria-label="There" />],
    ['on a link to another place', <a key="link" href="#main" aria-label="There" />],
  ])('leaves the focus %s', (_place, there) => {
    window.history.replaceState(null, '', '/#step-2')
    render(there)
    screen.getByLabelText('There').focus()
    show()
    expect(screen.getByLabelText('Entry 2')).toHaveAttribute('open')
    expect(screen.getByLabelText('There')).toHaveFocus()
  })
})
