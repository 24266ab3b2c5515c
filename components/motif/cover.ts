import type { Composition, Stage } from './drawing'
import { contours, counterchange, medallion } from './figures'
import { frieze, window } from './frames'
import { around } from './geometry'
import { knot } from './knots'
import { logoSvg } from './logo'
import type { MotifPalette } from './palette'
import { placeInList, seeded, type Random } from './random'
import { routes } from './routes'
import { grounds, schemeOf } from './scheme'
import { cutStone } from './stones'
import { field, mosaic, strapwork } from './weaves'

export interface CoverInput {
  /** Kind and number of the record, such as `news-12`: the picture follows from it alone. */
  seed: string
  palette: MotifPalette
  /** Pixels. */
  width: number
  height: number
  /** `cover` for cards, `wide` with a calm starting side, `logo` for a mark by geometry alone. */
  variant?: 'cover' | 'wide' | 'logo'
}

const coverCompositions = [
  field,
  contours,
  strapwork,
  window,
  cutStone,
  medallion,
  frieze,
  mosaic,
  knot,
  counterchange,
  routes,
]
const wideCompositions = [field, medallion, cutStone, knot, window, contours, mosaic, routes]

const sheetHeight = 400

/** The picture of a record that has none, as a whole SVG document. */
export function coverSvg({ seed, palette, width, height, variant = 'cover' }: CoverInput): string {
  if (variant === 'logo') return logoSvg({ seed, palette, size: width })
  const wide = variant === 'wide'
  const random = seeded(seed)
  const place = placeInList(seed)
  const composition: Composition = around(wide ? wideCompositions : coverCompositions, place)
  const scheme = schemeOf(palette, around(grounds, place))
  const sheetWidth = (sheetHeight * width) / height
  const stage: Stage = {
    random,
    scheme,
    width: sheetWidth,
    height: sheetHeight,
    focus: wide
      ? [sheetWidth * random.between(0.68, 0.8), sheetHeight * random.between(0.4, 0.6)]
      : [sheetWidth * across(random), sheetHeight * random.pick([0.25, 0.382, 0.5, 0.618, 0.8])],
    wide,
  }
  const view = `0 0 ${Math.round(sheetWidth)} ${sheetHeight}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`,
    `<path fill="${scheme.ground}" d="M0 0H${Math.ceil(sheetWidth)}V${sheetHeight}H0Z"/>`,
    composition(stage),
    '</svg>',
  ].join('')
}

function across(random: Random): number {
  return random.pick([0.3, 0.382, 0.5, 0.618, 0.7])
}
