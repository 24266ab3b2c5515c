/** The page id of the map (spec part 1 section 2.1). */
export const mapPageId = 810

/** Zoom of the map: from 1 to 20 in steps of 0.5 (spec part 2 section 9). */
export const zoom = { min: 1, max: 20, step: 0.5 } as const

/** Small countries that are always marked (spec part 2 section 2). */
export const smallCountries: readonly string[] = [
  'SG',
  'MT',
  'BH',
  'MU',
  'CY',
  'LU',
  'AD',
  'MC',
  'LI',
  'SM',
  'VA',
]

/** A shape with a smaller bounding box on the map is marked too. */
export const smallArea = 100

/** The size of the map in its own units, by which areas are measured. */
export const mapSize = { width: 800, height: 410, scale: 155 } as const

/** A country with a visible agreement, for the map and the list next to it. */
export interface MapCountry {
  id: number
  /** ISO 3166-1: alpha-2, and the numeric code that identifies shapes. */
  code: string
  number: string
  name: string
  /** The agreement in one line. */
  title: string
  href: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box around a drawn shape, from the points of its path; null for a shape without any. */
export function boxOf(path: string | null): Box | null {
  const points = [...(path ?? '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The centre of a box. */
export function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2]
}

/** Whether a country is marked, because it is hard to find on the map. */
export function isSmall(code: string, box: Box | null): boolean {
  return smallCountries.includes(code) || (box !== null && box.width * box.height < smallArea)
}

export type CountryTone = 'default' | 'US' | 'CA'

/** Dark green by default, the United States black, Canada red (spec part 2 section 2). */
export function toneOf(code: string): CountryTone {
  return code === 'US' || code === 'CA' ? code : 'default'
}

/** A zoom rounded to its steps and limited to its range. */
export function steppedZoom(requested: number): number {
  const stepped = Math.round(requested / zoom.step) * zoom.step
  return Math.min(zoom.max, Math.max(zoom.min, stepped))
}
