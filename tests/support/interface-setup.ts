import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { contractViolations } from './test-transport'

afterEach(() => {
  cleanup()
  // Each test leaves its page, so that listeners for that do not reach the next test.
  window.dispatchEvent(new Event('pagehide'))
  expect(contractViolations()).toEqual([])
})

// Results come late on a busy machine, which is no failure.
configure({ asyncUtilTimeout: 15_000 })

// The window of these tests has no layout to scroll or to measure.
Element.prototype.scrollIntoView = () => {}
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()
