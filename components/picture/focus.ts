import { centre, type Focus } from '@/lib/pictures/focal-point'

/** The focal point of a record with a picture; undefined for the centre, where crops are by default. */
export function focusOf({
  image_focus_x: x,
  image_focus_y: y,
}: Record<'image_focus_x' | 'image_focus_y', number>): Focus | undefined {
  return x === centre.x && y === centre.y ? undefined : { x, y }
}

const keySteps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Percent that an arrow key moves a focal point, and with Shift. */
const focusSteps = { key: 5, withShift: 1 } as const

/** Where a key moves a focal point; undefined for a key that does not. */
export function movedFocus(
  { x, y }: Focus,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Focus | undefined {
  if (key === 'Home') return centre
  const step = keySteps[key]
  if (!step) return undefined
  const percent = shiftKey ? focusSteps.withShift : focusSteps.key
  return { x: within(x + step.x * percent), y: within(y + step.y * percent) }
}

/** The focal point of a place in a box, in pixels from its upper left corner. */
export function focusAt(place: Focus, { width, height }: { width: number; height: number }): Focus {
  return {
    x: within(Math.round((place.x / width) * 100)),
    y: within(Math.round((place.y / height) * 100)),
  }
}

const within = (percent: number) => Math.min(100, Math.max(0, percent))
