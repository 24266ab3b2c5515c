import { around } from './geometry'
import { marks } from './logo-marks'
import type { Inks } from './logo-sketch'
import { neutrals, type MotifPalette } from './palette'
import { placeInList, seeded } from './random'

interface LogoInput {
  seed: string
  palette: MotifPalette
  /** Pixels; a logo is square. */
  size: number
}

/** The ways to print a mark, most of them on white as marks mostly are. */
export function inksOf({ main, second }: MotifPalette): [Inks, ...Inks[]] {
  return [
    { ground: neutrals.white, first: main.main, second: second.main },
    { ground: neutrals.white, first: main.dark, second: second.mid },
    { ground: neutrals.white, first: second.main, second: main.dark },
    { ground: main.tint, first: main.dark, second: second.main },
    { ground: main.dark, first: main.light, second: second.light },
    { ground: main.main, first: neutrals.white, second: second.light },
  ]
}

/** A mark for a sponsor without one: the motif's figures alone, no letters. */
export function logoSvg({ seed, palette, size }: LogoInput): string {
  const random = seeded(`logo ${seed}`)
  const inks = random.pick(inksOf(palette))
  const mark = around(marks, placeInList(seed))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">`,
    `<path fill="${inks.ground}" d="M0 0H100V100H0Z"/>`,
    mark({ random, inks }),
    '</svg>',
  ].join('')
}
