import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WhenSeen } from './when-seen'

/** Puts an observer into the browser that says what the test says. */
function observing() {
  const watch = { disconnected: 0, says: (_: boolean) => {} }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        watch.says = (isIntersecting) => act(() => report([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        watch.disconnected += 1
      }
    },
  )
  return watch
}

const box = () => screen.getByText('drawing')

afterEach(() => vi.unstubAllGlobals())

describe('a box that knows whether it has been seen', () => {
  it('waits while it is outside the window and has been seen from its first time inside', () => {
    const watch = observing()
    render(<WhenSeen>drawing</WhenSeen>)
    expect(box()).not.toHaveAttribute('data-seen')
    watch.says(false)
    expect(box()).toHaveAttribute('data-seen', 'no')
    watch.says(true)
    expect(box()).toHaveAttribute('data-seen', 'yes')
    expect(watch.disconnected).toBe(1)
  })

  it('says nothing where the browser cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    render(<WhenSeen>drawing</WhenSeen>)
    expect(box()).not.toHaveAttribute('data-seen')
  })
})
