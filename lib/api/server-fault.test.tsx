import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faultPauseMs, redirectAfterFault, leavingEvent, consumeFault } from './server-fault'

const left: string[] = []
const leave = (path: string) => void left.push(path)
const standAt = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => {
  vi.useFakeTimers()
  standAt('/news?sort=date-asc')
})

afterEach(() => {
  vi.useRealTimers()
  window.sessionStorage.clear()
  document.documentElement.lang = ''
  left.length = 0
})

describe('a call answered with 500', () => {
  it('redirects to the login page, which leads back to the page', () => {
    redirectAfterFault(leave)
    expect(left).toEqual(['/auth/login?redirect=%2Fnews%3Fsort%3Ddate-asc'])
  })

  it('redirects to the login page of the language', () => {
    document.documentElement.lang = 'ar'
    standAt('/ar/news')
    redirectAfterFault(leave)
    expect(left).toEqual(['/ar/auth/login?redirect=%2Far%2Fnews'])
  })

  it('lets forms save their drafts before the page is left', () => {
    const order: string[] = []
    document.addEventListener(leavingEvent, () => order.push('draft kept'), { once: true })
    redirectAfterFault(() => void order.push('left'))
    expect(order).toEqual(['draft kept', 'left'])
  })

  it('shows a second error within 60 seconds in place, without a redirect loop', () => {
    redirectAfterFault(leave)
    vi.advanceTimersByTime(faultPauseMs - 1)
    redirectAfterFault(leave)
    expect(left).toHaveLength(1)
    vi.advanceTimersByTime(1)
    redirectAfterFault(leave)
    expect(left).toHaveLength(2)
    expect(faultPauseMs).toBe(60_000)
  })

  it('is shown once, on the page it redirected to', () => {
    expect(consumeFault()).toBe(false)
    redirectAfterFault(leave)
    expect(consumeFault()).toBe(true)
    expect(consumeFault()).toBe(false)
  })

  it.each(['/auth/login', '/ar/auth/register'])('shows its error in place on %s', (path) => {
    standAt(path)
    redirectAfterFault(leave)
    expect(left).toEqual([])
    expect(consumeFault()).toBe(false)
  })

  it('shows its error in place in a browser that stores nothing', () => {
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    redirectAfterFault(leave)
    store.mockRestore()
    expect(left).toEqual([])
  })
})
