/** So far below the window a carousel begins to load. */
const nearPx = 600
const idleWithinMs = 2_000

/** Waits until the element is in the window or near it. */
export function near(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}

/** Waits until the page is loaded and the browser has nothing better to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: idleWithinMs })
    } else setTimeout(resolve, 1)
  })
}

const isBusy = (element: Element) =>
  element.contains(document.activeElement) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null

/** Waits until keyboard focus has left the element, and no dialog that it opened is open. */
export function free(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const look = () => {
      if (isBusy(element)) return
      settled.abort()
      resolve()
    }
    const events = { signal: AbortSignal.any([signal, settled.signal]) }
    // Focus that has left has not arrived yet.
    document.addEventListener('focusout', () => queueMicrotask(look), events)
    document.addEventListener('focusin', look, events)
    look()
  })
}
