import { pathOf, pathsOf, short, type Point, type Strand } from './geometry'
import type { Random } from './random'
import type { Scheme } from './scheme'

/** The sheet a composition draws on: 400 units high, whatever the size it is shown at. */
export interface Stage {
  random: Random
  scheme: Scheme
  width: number
  height: number
  /** Where the eye shall go: towards the end, so that the start stays calm. */
  focus: Point
}

export type Composition = (stage: Stage) => string

export function areas(figures: readonly (readonly Point[])[], fill: string): string {
  return figures.length === 0 ? '' : `<path fill="${fill}" d="${pathsOf(figures)}"/>`
}

interface Line {
  stroke: string
  width: number
  cap?: 'round' | 'butt'
  closed?: boolean
}

export function lines(figures: readonly (readonly Point[])[], line: Line): string {
  if (figures.length === 0) return ''
  const { stroke, width, cap = 'butt', closed = false } = line
  const look = `fill="none" stroke="${stroke}" stroke-width="${short(width)}"`
  const caps = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path ${look}${caps} d="${pathsOf(figures, closed)}"/>`
}

export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

export function circle([x, y]: Point, radius: number, stroke: string, width: number): string {
  const look = `fill="none" stroke="${stroke}" stroke-width="${short(width)}"`
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${look}/>`
}

/** What lies inside a figure. `name` tells the clips of one picture apart. */
export function inside(name: string, figure: readonly Point[], content: string): string {
  const clip = `<clipPath id="${name}"><path d="${pathOf(figure)}"/></clipPath>`
  return `${clip}<g clip-path="url(#${name})">${content}</g>`
}

export function whole(strands: readonly Strand[]): Point[][] {
  return strands.map(({ start, bend, end }) => [start, bend, end])
}
