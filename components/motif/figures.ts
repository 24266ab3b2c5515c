import { areas, box, circle, inside, lines, whole, type Composition } from './drawing'
import {
  around,
  distance,
  heart,
  khatam,
  khatamNotch,
  nested,
  petals,
  polar,
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

/** A single great rosette, partly outside the sheet, with the circles and rays it was built on. */
export const medallion: Composition = ({ random, scheme, focus, height, wide }) => {
  const extent = height * random.between(0.5, wide ? 0.7 : 0.95)
  const figures = nest(random, focus, extent)
  const rays = Array.from({ length: 16 }, (_, at) => {
    const direction = (at * Math.PI) / 8
    return [polar(focus, extent * 1.07, direction), polar(focus, height * 3, direction)]
  })
  return [
    wide ? '' : lines(rays, { stroke: scheme.thin, width: 1 }),
    paint(figures, scheme, 1.8),
    circle(focus, extent * 1.03, scheme.thin, 1),
    circle(focus, extent * 1.07, scheme.thin, 2.4),
  ].join('')
}

/** Petals and hearts in two colours by turns, from the tips inwards. */
function twoTone(figures: readonly Rosette[], colors: readonly [string, string]): string {
  let turn = 0
  const next = () => around(colors, turn++)
  return figures
    .map((figure) => {
      const rings = figure.rings.slice(2).map((_, ring) => areas(petals(figure, ring + 1), next()))
      return [...rings, areas([heart(figure)], next())].join('')
    })
    .join('')
}

/** A rosette across a border, its two colours exchanged from side to side. */
export const counterchange: Composition = ({ random, scheme, width, height, focus }) => {
  const upright = random.chance(0.65)
  const part = random.pick([0.382, 0.5, 0.618])
  const cut: Point = upright ? [width * part, focus[1]] : [focus[0], height * part]
  const near = upright ? box(0, 0, cut[0], height) : box(0, 0, width, cut[1])
  const far = upright ? box(cut[0], 0, width, height) : box(0, cut[1], width, height)
  const figures = nest(random, cut, height * random.between(0.42, 0.75)).slice(0, 3)
  const { ground, figure } = scheme
  const core = figures.at(-1)
  return [
    areas([far], figure),
    inside('near', near, twoTone(figures, [figure, ground])),
    inside('far', far, twoTone(figures, [ground, figure])),
    core ? areas([heart(core)], scheme.accent) : '',
  ].join('')
}

/** One outline repeated outwards at even steps, as from a stone dropped in water. */
export const contours: Composition = ({ random, scheme, focus, width, height, wide }) => {
  const maxCount = wide ? 12 : random.pick([9, 12, 40, 40])
  const step = maxCount > 12 ? random.between(15, 28) : random.between(20, 32)
  const turn = random.pick([0, Math.PI / 8])
  const farthest = Math.hypot(
    Math.max(focus[0], width - focus[0]),
    Math.max(focus[1], height - focus[1]),
  )
  const count = Math.min(Math.ceil(farthest / step / khatamNotch), maxCount)
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
