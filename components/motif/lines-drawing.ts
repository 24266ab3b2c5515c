import { whole } from './drawing'
import {
  heart,
  nested,
  pathOf,
  pathsOf,
  rosette,
  strands,
  type Point,
  type Rosette,
} from './geometry'
import { seeded } from './random'
import { tone, turned } from './turned'

const degrees = Math.PI / 180

/** Octagons of the lattice with their squares, thinning out towards the start: 864 by 240 units. */
export function stripDrawing(seed: string): string {
  const random = seeded(seed)
  const pitch = random.pick([96, 120])
  const angle = random.pick([45, 56, 62, 67.5]) * degrees
  const star = rosette([0, 0], 8, pitch / 2, angle, 0, random.pick([1, 2, 3]))
  const corner: Point = [pitch / 2, pitch / 2]
  const extent = (pitch / 2) * Math.tan(Math.PI / 8)
  const square = rosette(corner, 4, extent, angle, Math.PI / 4, 1)
  const columns = Math.ceil(864 / pitch)
  const places: Point[] = []
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row * pitch < 264; row += 1) {
      if (random.chance(1.25 - (1.2 * column) / columns)) {
        places.push([864 - column * pitch, row * pitch + 12])
      }
    }
  }
  const at = (points: readonly Point[], [x, y]: Point) =>
    points.map(([dx, dy]): Point => [x + dx, y + dy])
  const hearts = places.filter(() => random.chance(0.2)).map((place) => at(heart(star), place))
  const squares = places.filter(() => random.chance(0.25)).map((place) => at(heart(square), place))
  const lines = pathsOf(whole([...strands(star), ...strands(square)]), false)
  return [
    `<defs><path id="l" stroke="${tone('line')}" d="${lines}"/></defs>`,
    `<path fill="${tone('field')}" d="${pathsOf([...hearts, ...squares])}"/>`,
    ...places.map(([x, y]) => `<use href="#l" transform="translate(${x} ${y})"/>`),
  ].join('')
}

/** Rosettes one inside another: 240 units high and wide around the middle. */
export function medallionDrawing(seed: string): string {
  const random = seeded(seed)
  const folds = random.pick([8, 16])
  const angle = random.pick([60, 67.5, 72]) * degrees
  const outer = rosette([0, 0], folds, 112, angle, 0, folds === 8 ? 3 : random.whole(3, 5))
  const inner = nested(outer, random.pick([8, 16]), 62 * degrees, 3)
  const core = nested(inner, 8, 56 * degrees, 2)
  const figures: Rosette[] = [outer, inner, core]
  return [
    ...figures.map((figure, at) =>
      turned({
        name: `r${at}`,
        figure,
        fields: at === 0 ? ['field', undefined] : [undefined, 'field'],
      }),
    ),
    `<circle stroke="${tone('line')}" r="117"/>`,
    `<path fill="${tone('core')}" d="${pathOf(heart(core))}"/>`,
  ].join('')
}
