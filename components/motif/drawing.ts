import { distance, pathOf, pathsOf, short, toward, type Point, type Strand } from './geometry'
import type { Random } from './random'
import type { Scheme } from './scheme'

/** The sheet a composition draws on: 400 units high, whatever the size it is shown at. */
export interface Stage {
  random: Random
  scheme: Scheme
  width: number
  height: number
  /** Where the eye shall go; on a wide sheet towards the end, so that the start stays calm. */
  focus: Point
  wide: boolean
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

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** What lies inside a figure. `name` tells the clips of one picture apart. */
export function inside(name: string, figure: readonly Point[], content: string): string {
  const clip = `<clipPath id="${name}"><path d="${pathOf(figure)}"/></clipPath>`
  return `${clip}<g clip-path="url(#${name})">${content}</g>`
}

/** Strands that share the colour of their band. */
export interface Band {
  strands: readonly Strand[]
  fill: string
}

/** Bands that pass over and under one another, `width` wide with an edge of `rim` on both sides. */
export function weave(
  bands: readonly Band[],
  { width, rim, edge }: { width: number; rim: number; edge: string },
): string {
  const outer = width + rim * 2
  const layer = (
    { strands, fill }: Band,
    pieces: (from: readonly Strand[], length: number) => Point[][],
  ) =>
    lines(pieces(strands, outer * 1.2), { stroke: edge, width: outer }) +
    lines(pieces(strands, outer * 1.2 + 0.6), { stroke: fill, width })
  return [
    ...bands.map((band) => layer(band, whole)),
    ...bands.map((band) => layer(band, bridges)),
  ].join('')
}

export function whole(strands: readonly Strand[]): Point[][] {
  return strands.map(({ start, bend, end }) => [start, bend, end])
}

/** The short pieces of the lines that lie on top, `length` to both sides of the crossing. */
function bridges(strands: readonly Strand[], length: number): Point[][] {
  return strands.flatMap(({ over }) =>
    over.map(({ at, along }): Point[] => {
      const ahead = toward(at, along, Math.min(length, distance(at, along) * 0.9))
      return [[2 * at[0] - ahead[0], 2 * at[1] - ahead[1]], ahead]
    }),
  )
}
