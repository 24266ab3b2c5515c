/** Slow at both ends. */
const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)

/** Anyone who scrolls or presses a key in the meantime wants to be elsewhere. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const

/** Where the window is when the element is at its top, below what stays there. */
function placeOf(target: Element): number {
  const page = document.documentElement
  const padding = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0
  const place = target.getBoundingClientRect().top + window.scrollY - padding
  return Math.max(0, Math.min(place, page.scrollHeight - window.innerHeight))
}

/**
 * Brings an element to the top of the window within `durationMs` milliseconds, also when it moves
 * in the meantime, and lets go when a person scrolls or presses a key. The answer stops it.
 */
export function timedScroll(target: Element, durationMs: number): () => void {
  const from = window.scrollY
  const startedAt = performance.now()
  let frame = requestAnimationFrame(step)

  function step(now: number) {
    const part = Math.min(1, Math.max(0, (now - startedAt) / durationMs))
    const top = from + (placeOf(target) - from) * eased(part)
    window.scrollTo({ top, behavior: 'instant' })
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  function stop() {
    cancelAnimationFrame(frame)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  return stop
}
