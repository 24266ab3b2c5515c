import { areas, lines, type Composition } from './drawing'
import { facets, type Facet } from './facets'
import { distance, type Point } from './geometry'

/** Where eight rhombs meet in one point, they make a star. */
function starCentres(all: readonly Facet[]): Point[] {
  const met = new Map<string, { at: Point; rhombs: number }>()
  for (const { points, square } of all) {
    if (square) continue
    for (const at of points) {
      const key = `${Math.round(at[0])},${Math.round(at[1])}`
      const known = met.get(key) ?? { at, rhombs: 0 }
      known.rhombs += 1
      met.set(key, known)
    }
  }
  return [...met.values()].filter(({ rhombs }) => rhombs >= 8).map(({ at }) => at)
}

/** A field of cut stones that catch the light by the way they lie; stars among them stand out. */
export const cutStone: Composition = (stage) => {
  const { random, scheme, width, height, focus } = stage
  const edge = random.between(34, 74)
  const all = facets({ width, height, margin: 4 }, edge, focus, random)
  const extent = height * random.between(0.45, 0.75)
  const stars = starCentres(all)
  const starOf = (facet: Facet) =>
    facet.square
      ? undefined
      : stars.find((at) => facet.points.some((corner) => distance(corner, at) < 1))
  const laid = all.filter((facet) => {
    const star = starOf(facet)
    const blur = star ? 0 : random.between(-0.6, 0.6) * edge
    return distance(star ?? facet.centre, focus) < extent + blur
  })
  const inStar = (facet: Facet) => starOf(facet) !== undefined
  const tones = random.pick([
    [scheme.quiet, scheme.middle, scheme.figure, scheme.ground],
    [scheme.middle, scheme.quiet, scheme.quiet, scheme.figure],
  ])
  const plain = laid.filter((facet) => !inStar(facet))
  const shown = (list: Facet[]) => list.map((facet) => facet.points)
  const drawn = all.filter((facet) => distance(facet.centre, focus) < extent * 1.5)
  return [
    lines(shown(drawn), { stroke: scheme.thin, width: 1.2, closed: true }),
    ...[0, 1, 2, 3, 4, 5].map((lie) =>
      areas(shown(plain.filter((facet) => facet.lie === lie)), tones[lie % 4] ?? scheme.quiet),
    ),
    areas(shown(laid.filter(inStar)), scheme.accent),
    lines(shown(laid), { stroke: scheme.ground, width: 1.8, closed: true }),
  ].join('')
}
