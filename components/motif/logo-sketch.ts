import { around, type Point } from './geometry'
import type { Random } from './random'

/** The colours of a mark: two that carry it and the ground it lies on. */
export interface Inks {
  ground: string
  first: string
  second: string
}

interface Sketch {
  random: Random
  inks: Inks
}

/** A mark on a square of 100 units, its figure within 38 of the middle. */
export type Mark = (sketch: Sketch) => string

export const centre: Point = [50, 50]
export const radius = 38
export const eighth = Math.PI / 4

/** Which eighths have the first colour: each pattern is balanced by a turn or a fold. */
export function rhythm(random: Random): boolean[] {
  const beat = random.pick(['11111111', '10101010', '11001100', '11101110', '11110000', '10001000'])
  const start = random.whole(0, 7)
  return Array.from({ length: 8 }, (_, at) => beat[(at + start) % 8] === '1')
}

export function byBeat<T>(items: readonly T[], beat: readonly boolean[]): [on: T[], off: T[]] {
  return [items.filter((_, at) => around(beat, at)), items.filter((_, at) => !around(beat, at))]
}
