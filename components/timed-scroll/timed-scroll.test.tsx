import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timedScroll } from './timed-scroll'

/** An element so many pixels down a long page, in a window whose place is written down. */
function elementAt(place: { top: number }): Element {
  const element = document.createElement('p')
  element.getBoundingClientRect = () => new DOMRect(0, place.top - window.scrollY)
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => vi.stubGlobal('scrollY', top))
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('scrolling in a given time', () => {
  it('is half way after half the time, and there when it is over', () => {
    timedScroll(elementAt({ top: 1000 }), 1000)
    vi.advanceTimersByTime(496)
    expect(window.scrollY).toBeGreaterThan(300)
    expect(window.scrollY).toBeLessThan(600)
    vi.advanceTimersByTime(500)
    expect(window.scrollY).toBeLessThan(1000)
    vi.advanceTimersByTime(32)
    expect(window.scrollY).toBe(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('arrives also where the element has moved to in the meantime', () => {
    const place = { top: 1000 }
    timedScroll(elementAt(place), 1000)
    vi.advanceTimersByTime(500)
    place.top = 1400
    vi.advanceTimersByTime(600)
    expect(window.scrollY).toBe(1400)
  })

  it('ends where the page ends', () => {
    timedScroll(elementAt({ top: 4900 }), 1000)
    vi.advanceTimersByTime(1100)
    expect(window.scrollY).toBe(5000 - window.innerHeight)
  })

  it.each([
    ['turns the wheel', () => fireEvent.wheel(window)],
    ['touches the page', () => fireEvent.touchStart(window)],
    ['presses a key', () => fireEvent.keyDown(window)],
  ])('lets go when a person %s', (_, interrupt) => {
    timedScroll(elementAt({ top: 1000 }), 1000)
    vi.advanceTimersByTime(500)
    interrupt()
    const place = window.scrollY
    vi.advanceTimersByTime(1000)
    expect(window.scrollY).toBe(place)
  })

  it('can be stopped', () => {
    timedScroll(elementAt({ top: 1000 }), 1000)()
    vi.advanceTimersByTime(1100)
    expect(window.scrollY).toBe(0)
  })
})
