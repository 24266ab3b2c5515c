import { afterAll, afterEach, beforeEach, vi } from 'vitest'

/**
 * A page listens for its first use as long as it lives, and each test is a page: takes back what it
 * listens for on the document. To be called once in a file that renders what waits for that use.
 */
export function endPageListeners(): void {
  const listen = vi.spyOn(document, 'addEventListener')
  beforeEach(() => {
    listen.mockClear()
  })
  afterEach(() => {
    for (const [type, listener, options] of listen.mock.calls) {
      document.removeEventListener(type, listener, options)
    }
  })
  afterAll(() => listen.mockRestore())
}
