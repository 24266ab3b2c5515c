import { Problem } from '@/lib/api/problem'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'
import { answerCalls, contractViolations } from './test-transport'

/** What React and libraries complain of; a test that expects a complaint listens to the console itself. */
const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => void complaints.push(format(...parts))
}

/** The part of jsdom that is read here. */
interface TestWindow {
  virtualConsole: {
    removeAllListeners: (event: 'jsdomError') => void
    on: (event: 'jsdomError', listener: (error: Error) => void) => void
  }
}

/** What the window itself complains of. It has no other document, but tests click links that lead to one. */
const { virtualConsole }: TestWindow = Reflect.get(globalThis, 'jsdom')
virtualConsole.removeAllListeners('jsdomError')
virtualConsole.on('jsdomError', ({ message }) => {
  if (!message.startsWith('Not implemented: navigation')) complaints.push(message)
})

// Files share their modules: without this, a call would be answered by the file tested before.
beforeEach(() => {
  answerCalls(() => Promise.reject(new Problem('unavailable')))
})

afterEach(() => {
  cleanup()
  // Each test leaves its page, so that listeners for that do not reach the next test.
  window.dispatchEvent(new Event('pagehide'))
  delete document.documentElement.dataset.signedIn
  expect(contractViolations()).toEqual([])
  expect(complaints.splice(0).join('\n')).toBe('')
})

// Results come late on a busy machine, which is no failure.
configure({ asyncUtilTimeout: 15_000 })

// The window of these tests has no layout to scroll or to measure.
Element.prototype.scrollIntoView = () => {}
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()

// React's development build records a stack for each of the first 10,000 elements of every second,
// to name owners in its warnings. That is a quarter of the time here; make it count as reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
