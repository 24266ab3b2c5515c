import { heart, khatam, nested, pathOf, pathsOf, polar, rosette, type Point } from './geometry'
import { bridgesOf, squaresOf } from './knots'
import { seeded } from './random'
import { tone, turned } from './turned'

const eighth = Math.PI / 4
const degrees = Math.PI / 180
const centre: Point = [0, 0]
const knot = { centre, radius: 296, turn: 0, band: 15, rim: 5 }

/** The lines that leave: direction and bend in eighths, the length before the bend, how many. */
const ways = [
  { heading: 5, bend: 1, first: 44, lines: 3 },
  { heading: 7, bend: 1, first: 58, lines: 4 },
  { heading: 1, bend: -1, first: 48, lines: 3 },
  { heading: 3, bend: -1, first: 62, lines: 5 },
] as const

const petalTones = ['figure', 'quiet', 'middle'] as const

/**
 * A woven star, rosettes one inside another in it, and the ways that lead out: 640 units high and
 * wide around the middle, with lines that run on past it.
 */
export function heroDrawing(seed: string): string {
  const random = seeded(seed)
  const chosen = random.pick([0, 1])
  const outer = rosette(centre, 16, 194, random.pick([66, 70, 72]) * degrees, 0, 5)
  const middle = nested(outer, 8, random.pick([60, 67.5]) * degrees, 3)
  const inner = nested(middle, 16, 62 * degrees, 4)
  const core = nested(inner, 8, 60 * degrees, 2)
  const [first, second] = squaresOf(knot)
  const small = Array.from({ length: 16 }, (_, at) =>
    khatam(polar(centre, 185, (at + 0.5) * (eighth / 2)), 9, (at + 0.5) * (eighth / 2)),
  )
  return [
    ...ways.map((way, at) =>
      at === chosen ? line('accent', 4, bundle(way)) : line('thin', 1.5, bundle(way)),
    ),
    area('stone', pathOf(khatam(centre, knot.radius))),
    line('ground', 25, pathOf(first)),
    line('band', 15, pathOf(first)),
    line('ground', 25, pathOf(second)),
    line('answer', 15, pathOf(second)),
    line('ground', 25, pathsOf(bridgesOf(knot), false)),
    line('band', 15, pathsOf(bridgesOf(knot, 0.5), false)),
    area('middle', pathsOf(small)),
    ...[outer, middle, inner, core].map((figure, at) =>
      turned({
        name: `r${at}`,
        figure,
        fields: [...petalTones.slice(at), ...petalTones.slice(0, at)],
      }),
    ),
    area('accent', pathOf(heart(core))),
  ].join('')
}

const area = (fill: string, d: string) => `<path fill="${tone(fill)}" d="${d}"/>`

const line = (stroke: string, width: number, d: string) =>
  `<path stroke="${tone(stroke)}" stroke-width="${width}" d="${d}"/>`

function bundle({ heading, bend, first, lines }: (typeof ways)[number]): string {
  const [direction, turn] = [heading * eighth, bend * eighth]
  const port = polar(centre, knot.radius - 40, direction)
  return Array.from({ length: lines }, (_, at) => {
    const gap = (at - (lines - 1) / 2) * 12
    const start = polar(port, gap, direction + Math.PI / 2)
    const corner = polar(start, 40 + first - gap * Math.tan(turn / 2), direction)
    return pathOf([start, corner, polar(corner, 700, direction + turn)], false)
  }).join('')
}
