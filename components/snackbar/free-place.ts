const controls =
  'button, input, select, textarea, a[href], [role="button"], [contenteditable="true"], summary'

/** A box in the window, in pixels. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const stepPx = 16

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * How far a message at the foot of a window is lifted, in pixels, so that it covers no control; where
 * none of the window is free, so that it covers as few as possible.
 */
export function liftOf(message: Box, others: readonly Box[]): number {
  const coveredAt = (lift: number) => {
    const lifted = { ...message, top: message.top - lift, bottom: message.bottom - lift }
    return others.filter((other) => overlap(lifted, other)).length
  }
  const places = Math.max(0, Math.floor(message.top / stepPx))
  let best = { lift: 0, covered: coveredAt(0) }
  for (let place = 1; place <= places && best.covered > 0; place += 1) {
    const covered = coveredAt(place * stepPx)
    if (covered < best.covered) best = { lift: place * stepPx, covered }
  }
  return best.lift
}

/** The boxes of what can be pressed or filled in, in view and outside of the message. */
export function controlBoxes(message: Element): Box[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (message.contains(control)) return []
    const box = control.getBoundingClientRect()
    const isInView = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
    return isInView ? [box] : []
  })
}
