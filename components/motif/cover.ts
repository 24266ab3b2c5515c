import type { Composition, Stage } from './drawing'
import { contours, medallion } from './figures'
import { window } from './frames'
import { around } from './geometry'
import { knot } from './knots'
import { logoSvg } from './logo'
import type { MotifPalette } from './palette'
import { placeInList, seeded } from './random'
import { routes } from './routes'
import { grounds, schemeOf } from './scheme'
import { cutStone } from './stones'
import { field, mosaic } from './weaves'

export interface CoverInput {
  /** Kind and number of the record, such as `page-12`: the picture follows from it alone. */
  seed: string
  palette: MotifPalette
  /** Pixels. */
  width: number
  height: number
  /** `wide` has a calm starting side, `logo` is a mark by geometry alone. */
  variant: 'wide' | 'logo'
}

const compositions = [field, medallion, cutStone, knot, window, contours, mosaic, routes]

const sheetHeight = 400

/** The banner of a page or the mark of a sponsor, as a whole SVG document. */
export function coverSvg({ seed, palette, width, height, variant }: CoverInput): string {
  if (variant === 'logo') return logoSvg({ seed, palette, size: width })
  const random = seeded(seed)
  const place = placeInList(seed)
  const composition: Composition = around(compositions, place)
  const scheme = schemeOf(palette, around(grounds, place))
  const sheetWidth = (sheetHeight * width) / height
  const stage: Stage = {
    random,
    scheme,
    width: sheetWidth,
    height: sheetHeight,
    focus: [sheetWidth * random.between(0.68, 0.8), sheetHeight * random.between(0.4, 0.6)],
  }
  const view = `0 0 ${Math.round(sheetWidth)} ${sheetHeight}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`,
    `<path fill="${scheme.ground}" d="M0 0H${Math.ceil(sheetWidth)}V${sheetHeight}H0Z"/>`,
    composition(stage),
    '</svg>',
  ].join('')
}
