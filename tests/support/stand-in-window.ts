import { vi } from 'vitest'

/** The window for media queries: its width, and the preferences of the person. */
interface WindowLook {
  width: number
  reducedMotion: boolean
}

function matches(query: string, { width, reducedMotion }: WindowLook): boolean {
  const below = /^\(width < (\d+)px\)$/.exec(query)
  if (below) return width < Number(below[1])
  return query === '(prefers-reduced-motion: reduce)' && reducedMotion
}

/**
 * jsdom has neither media queries nor IntersectionObserver: this window matches queries by its
 * settings, and every observed element is visible at once. `vi.unstubAllGlobals()` removes it.
 */
export function standInWindow(first: Partial<WindowLook> = {}) {
  const look: WindowLook = { width: 1440, reducedMotion: false, ...first }
  const lists = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = new EventTarget()
    const notify = () => list.dispatchEvent(new Event('change'))
    lists.add(notify)
    return Object.defineProperty(list, 'matches', { get: () => matches(query, look) })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notify([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  return {
    change(next: Partial<WindowLook>) {
      Object.assign(look, next)
      for (const notify of lists) notify()
    },
  }
}
