import { beforeAll } from 'vitest'

/** Lets components that measure their width render in jsdom, which has no layout to measure. */
export function withoutLayout(): void {
  beforeAll(() => {
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })
}
