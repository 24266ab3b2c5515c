import type { BrowserContext } from 'playwright'

/**
 * Takes the pointer away that a browser without a screen reports in the corner of every page that
 * appears: a page would take it for its first use, and a phone has none.
 */
export async function removeRestingPointer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stop = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    window.addEventListener('pointermove', stop, true)
  })
}
