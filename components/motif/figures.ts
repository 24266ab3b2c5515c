import { areas, circle, lines, whole, type Composition } from './drawing'
import {
  distance,
  heart,
  khatam,
  khatamNotch,
  nested,
  petals,
  polygon,
  rosette,
  strands,
  type Point,
  type Rosette,
} from './geometry'
import type { Random } from './random'
import type { Scheme } from './scheme'

/** Rosettes one inside another, each in the heart of the one around it. */
function nest(random: Random, centre: Point, extent: number): Rosette[] {
  const shape = (folds: number): [number, number, number] => {
    const angle = (random.pick(folds === 16 ? [62, 68, 74] : [52, 60, 67.5, 72]) * Math.PI) / 180
    return [folds, angle, folds === 16 ? random.whole(3, 6) : 3]
  }
  const [folds, angle, rings] = shape(random.pick([8, 16, 16]))
  let last = rosette(centre, folds, extent, angle, random.pick([0, Math.PI / 16]), rings)
  const figures = [last]
  while (inmost(last) > extent * 0.12 && figures.length < 4) {
    last = nested(last, ...shape(random.pick([8, 8, 16])))
    figures.push(last)
  }
  return figures
}

function inmost(figure: Rosette): number {
  return distance(figure.rings.at(-1)?.[0] ?? figure.centre, figure.centre)
}

function paint(figures: readonly Rosette[], scheme: Scheme, weight: number): string {
  const tones = [scheme.quiet, scheme.figure, scheme.middle]
  let tone = 0
  const next = () => tones[(tone += 1) % tones.length] ?? scheme.quiet
  return figures
    .map((figure, at) => {
      const innermost = at === figures.length - 1
      const rings = figure.rings.slice(2).map((_, ring) => areas(petals(figure, ring + 1), next()))
      return [
        ...rings,
        areas([heart(figure)], innermost ? scheme.accent : at === 0 ? scheme.ground : scheme.echo),
        lines(whole(strands(figure)), { stroke: scheme.line, width: weight }),
      ].join('')
    })
    .join('')
}

/** A single great rosette, partly outside the sheet, with the circles it was built on. */
export const medallion: Composition = ({ random, scheme, focus, height }) => {
  const extent = height * random.between(0.5, 0.7)
  const figures = nest(random, focus, extent)
  return [
    paint(figures, scheme, 1.8),
    circle(focus, extent * 1.03, scheme.thin, 1),
    circle(focus, extent * 1.07, scheme.thin, 2.4),
  ].join('')
}

const maxRings = 12

/** One outline repeated outwards at even steps, as from a stone dropped in water. */
export const contours: Composition = ({ random, scheme, focus, width, height }) => {
  const step = random.between(20, 32)
  const turn = random.pick([0, Math.PI / 8])
  const farthest = Math.hypot(
    Math.max(focus[0], width - focus[0]),
    Math.max(focus[1], height - focus[1]),
  )
  const count = Math.min(Math.ceil(farthest / step / khatamNotch), maxRings)
  const chosen = random.whole(3, 6)
  const outline = random.chance(0.75)
    ? (radius: number) => khatam(focus, radius, turn)
    : (radius: number) => polygon(focus, 8, radius, turn)
  const figures = Array.from({ length: count }, (_, at) => outline(step * (at + 1)))
  const outlines = (list: Point[][], stroke: string, weight: number) =>
    lines(list, { stroke, width: weight, closed: true })
  const beyond = figures.slice(chosen + 1)
  return [
    areas(figures.slice(chosen, chosen + 1), scheme.accent),
    areas(figures.slice(chosen - 1, chosen), scheme.ground),
    outlines(figures.slice(0, chosen + 1), scheme.line, 3.2),
    outlines(
      beyond.filter((_, at) => at % 3 !== 2),
      scheme.thin,
      1.4,
    ),
    outlines(
      beyond.filter((_, at) => at % 3 === 2),
      scheme.thin,
      2.8,
    ),
    areas([outline(step * 0.55)], scheme.accent),
  ].join('')
}
