import { colors } from '@/lib/theme/tokens'
import type { Scale } from './chart-data'

/**
 * How a series is told from the others: by ink, by the pattern of its areas, by the dashes of its
 * line and by the shape of its marks, so that nobody needs the colours.
 */
export interface Look {
  ink: string
  pattern: 'solid' | 'hatched' | 'dotted' | 'crossed'
  dashes: string | undefined
  mark: 'round' | 'square' | 'diamond' | 'triangle'
}

const looks: readonly [Look, ...Look[]] = [
  { ink: colors['petrol-600'], pattern: 'solid', dashes: undefined, mark: 'round' },
  { ink: colors.rose, pattern: 'hatched', dashes: '7 4', mark: 'square' },
  { ink: colors.olive, pattern: 'dotted', dashes: '2 4', mark: 'diamond' },
  { ink: colors['sand-ink'], pattern: 'crossed', dashes: '10 3 2 3', mark: 'triangle' },
]

export function lookOf(index: number): Look {
  return looks[index % looks.length] ?? looks[0]
}

export const chartLook = {
  ink: colors.ink,
  soft: colors['ink-soft'],
  line: colors.line,
  zero: colors['line-strong'],
  ground: colors.raised,
  text: 13,
} as const

/** A bar and the line of its name above it, in pixels. */
export const barLine = { thickness: 16, name: 24 } as const

/** About how wide a text of this many signs is, in pixels. */
export function textWidth(text: string): number {
  return text.length * chartLook.text * 0.56
}

/** Names that fit next to each other are all shown; of years every second, third, … one. */
export function labelStep(labels: readonly string[], space: number): number {
  const widest = Math.max(1, ...labels.map(textWidth)) + 10
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(space, 1)))
}

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

/** The space for the values, and the places in it, left to right. */
export interface Plot extends Frame {
  scale: Scale
  /** The middle of a category. */
  middle: (index: number) => number
  /** The width of a category. */
  step: number
  /** The height of a value. */
  level: (value: number) => number
}

/** The id of the fill of a series. */
export function fillName(id: string, index: number): string {
  return `${id}-fill-${index}`
}

/** The fill of a series. */
export function fillOf(id: string, index: number): string {
  return `url(#${fillName(id, index)})`
}
