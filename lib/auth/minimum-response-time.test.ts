import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minimumResponseTime, withMinimumResponseTime } from './minimum-response-time'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['an answer', () => Promise.resolve('known')],
  ['a refusal', () => Promise.reject(new Error('unknown'))],
])('delays %s until 250 milliseconds have passed', async (_name, work) => {
  expect(minimumResponseTime()).toEqual({ ms: 250 })
  const settled = vi.fn()
  void withMinimumResponseTime(work).then(settled, settled)
  await vi.advanceTimersByTimeAsync(249)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
})
