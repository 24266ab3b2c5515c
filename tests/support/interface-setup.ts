import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { contractViolations } from './test-transport'

afterEach(() => {
  cleanup()
  // The page of a test is left with it: what waits for that is not the next one's.
  window.dispatchEvent(new Event('pagehide'))
  expect(contractViolations()).toEqual([])
})

// What is waited for comes late on a busy machine: slow is no failure.
configure({ asyncUtilTimeout: 15_000 })

// The window of these tests has no layout to scroll or to measure.
Element.prototype.scrollIntoView = () => {}
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()
