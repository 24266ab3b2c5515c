/**
 * How a series is told from the others: by ink, by the pattern of its areas, by the dashes of its
 * line and by the shape of its marks, so that nobody needs the colours.
 */
export interface Look {
  ink: string
  pattern: 'solid' | 'hatched' | 'dotted' | 'crossed' | 'barred'
  dashes: string | undefined
  mark: 'round' | 'square' | 'diamond' | 'triangle' | 'plus'
}

const looks: readonly [Look, ...Look[]] = [
  { ink: 'var(--petrol-600)', pattern: 'solid', dashes: undefined, mark: 'round' },
  { ink: 'var(--rose)', pattern: 'hatched', dashes: '7 4', mark: 'square' },
  { ink: 'var(--olive)', pattern: 'dotted', dashes: '2 4', mark: 'diamond' },
  { ink: 'var(--sand-ink)', pattern: 'crossed', dashes: '10 3 2 3', mark: 'triangle' },
  { ink: 'var(--info)', pattern: 'barred', dashes: '12 4', mark: 'plus' },
]

/** Five inks; from the sixth series on they come again with other patterns, never next to their own. */
export function lookOf(index: number): Look {
  const at = index % looks.length
  const look = looks[at] ?? looks[0]
  const pattern = looks[(at + Math.floor(index / looks.length)) % looks.length] ?? look
  return { ...look, pattern: pattern.pattern, dashes: pattern.dashes }
}

/** The inks of a chart, by the tokens' names: they follow the colour scheme. */
export const chartLook = {
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  line: 'var(--line)',
  zero: 'var(--line-strong)',
  ground: 'var(--raised)',
  text: 13,
} as const

/** A bar and the line of its name above it, in pixels. */
export const barLine = { thickness: 16, name: 24 } as const

/** About how wide a text of this many signs is, in pixels. */
export function textWidth(text: string): number {
  return text.length * chartLook.text * 0.56
}

/** Names that fit next to each other are all shown; of years every second, fourth, fifth, tenth, … one. */
export function labelStep(labels: readonly string[], space: number): number {
  const widest = Math.max(1, ...labels.map(textWidth)) + 10
  const least = (labels.length * widest) / Math.max(space, 1)
  return [1, 2, 4, 5, 10, 20, 50, 100].find((step) => step >= least) ?? labels.length
}

/** Moves places that are closer than `gap` apart, in their order, between two ends. */
export function spread(
  places: readonly number[],
  { low, high, gap }: { low: number; high: number; gap: number },
): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => at(places, a) - at(places, b))
  const moved = [...places]
  let next = low
  for (const index of order) {
    moved[index] = Math.max(next, at(moved, index))
    next = at(moved, index) + gap
  }
  let last = high
  for (const index of order.toReversed()) {
    moved[index] = Math.min(last, at(moved, index))
    last = at(moved, index) - gap
  }
  return moved
}

const at = (places: readonly number[], index: number) => places[index] ?? 0

/** Turns a place of left-to-right drawing into one of the page's direction. */
export interface Mirror {
  isMirrored: boolean
  /** The place of a point. */
  at: (x: number) => number
  /** Where a box begins that lies between `x` and `x + width`. */
  box: (x: number, width: number) => number
}

export function mirrorOf(isMirrored: boolean, width: number): Mirror {
  return {
    isMirrored,
    at: (x) => (isMirrored ? width - x : x),
    box: (x, wide) => (isMirrored ? width - x - wide : x),
  }
}

/** What every drawing needs. */
export interface Frame {
  width: number
  mirror: Mirror
  /** Before the ids of patterns, which are one page's. */
  id: string
  number: (value: number) => string
}

/** The space of a category in a drawing, from its starting side and its top. */
export interface Spot {
  start: number
  top: number
  width: number
  height: number
}

/** The id of the fill of a series. */
export function fillName(id: string, index: number): string {
  return `${id}-fill-${index}`
}

/** The fill of a series. */
export function fillOf(id: string, index: number): string {
  return `url(#${fillName(id, index)})`
}
