import { homeCountry } from '@/lib/country/home'

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

/** The size of the map in its own units, by which areas are measured; the whole world fits into it. */
export const mapSize = { width: 800, height: 500, scale: 147 } as const

/** A country with a visible agreement, for the map and the list next to it. */
export interface MapCountry {
  id: number
  /** ISO 3166-1: alpha-2, and the numeric code that identifies shapes. */
  code: string
  number: string
  name: string
  /** The agreements in one line. */
  title: string
  /** The agreements by their ids, the same for countries under the same ones. */
  agreements: string
  href: string
}

/** Countries under the same agreements. */
export interface MapGroup {
  key: string
  /** Their agreements in one line; '' where the data do not name them. */
  name: string
  look: MapLook
  countries: readonly MapCountry[]
}

/** The shape of the country, by its numeric code. */
export const homeNumber = homeCountry.numericCode

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A country with its shape on the map. */
export interface Place {
  country: MapCountry
  look: MapLook
  paths: readonly string[]
  /** The box around its largest part. */
  main: Box
  small: boolean
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

/** The colours of the specification for two countries; each has a pattern too. */
const countryLooks: ReadonlyMap<string, MapLook> = new Map([
  ['US', 'black'],
  ['CA', 'red'],
])

/** The looks of groups, dark green first; neighbours in this list differ in colour and pattern. */
const groupLooks = ['plain', 'slanted', 'dotted', 'level', 'upright', 'crossed', 'leaning'] as const

export type MapLook = (typeof groupLooks)[number] | 'black' | 'red'

/** Every look, for the drawing of their patterns. */
export const mapLooks: readonly MapLook[] = [...groupLooks, 'black', 'red']

/**
 * Countries by their agreements, the largest group first. Dark green by default, the United States
 * black, Canada red (spec part 2 section 2); the other agreements have greens, earth and patterns.
 */
export function groupsOf(countries: readonly MapCountry[]): MapGroup[] {
  const groups = [...Map.groupBy(countries, ({ agreements }) => agreements)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const own = groups.map(([, [first, ...others]]) =>
    others.length === 0 ? countryLooks.get(first?.code ?? '') : undefined,
  )
  const usual = own.flatMap((look, index) => (look === undefined ? [index] : []))
  return groups.map(([key, members], index) => ({
    key,
    name: members[0]?.title ?? '',
    look: own[index] ?? groupLooks[usual.indexOf(index) % groupLooks.length] ?? 'plain',
    countries: members,
  }))
}

/** The id of the pattern of a look, one for the page. */
export const patternId = (look: MapLook) => `agreement-${look}`

/** The id of the same pattern at the scale of the map. */
export const scaledPatternId = (look: MapLook) => `map-${look}`

/** The look of a country in its group. */
export function lookOf(country: MapCountry, group: MapGroup): MapLook {
  return countryLooks.get(country.code) ?? group.look
}

/** The box around the largest part of a shape: names stand there, not between islands. */
export function mainBoxOf(path: string): Box | null {
  const parts = path.split(/(?=M)/).flatMap((part) => boxOf(part) ?? [])
  return parts.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}

/** The least width and height of a target, in pixels (WCAG 2.2, 2.5.8). */
export const targetSize = 24

/** A map narrower than this is a picture next to the list: what is too small to press is no link. */
const pictureWidth = 600

/** Whether a map of a width in pixels is a picture next to its list. */
export function isPicture(mapWidth: number): boolean {
  return mapWidth < pictureWidth
}

/** Whether a country is a link on a map of a width: on a narrow one only where it is large enough. */
export function isTarget(box: Box, mapWidth: number, zoomed: number): boolean {
  const pixels = (mapWidth / mapSize.width) * zoomed
  return !isPicture(mapWidth) || Math.min(box.width, box.height) * pixels >= targetSize
}

/** The size of names on the map, and the mean width of a letter of it, in pixels. */
export const nameSize = { font: 12, letter: 6.5 } as const

/** Whether a name fits into a box, whose units have so many pixels. */
export function fitsName(name: string, box: Box, pixels: number): boolean {
  return name.length * nameSize.letter <= box.width * pixels && nameSize.font <= box.height * pixels
}

/** A zoom rounded to its steps and limited to its range. */
export function steppedZoom(requested: number): number {
  const stepped = Math.round(requested / zoom.step) * zoom.step
  return Math.min(zoom.max, Math.max(zoom.min, stepped))
}

/** A name on the map, centred at a point in units of the map. */
export interface PlacedName {
  key: number
  name: string
  at: readonly [number, number]
  /** Where the line to it begins, where it is away from its country. */
  from?: readonly [number, number]
}

/** The names, the most important first, that cover none before them; units have so many pixels. */
export function withoutOverlaps(names: readonly PlacedName[], pixels: number): PlacedName[] {
  const overlap = (one: PlacedName, other: PlacedName) =>
    Math.abs(one.at[0] - other.at[0]) * pixels * 2 <
      (one.name.length + other.name.length) * nameSize.letter &&
    Math.abs(one.at[1] - other.at[1]) * pixels < nameSize.font
  return names.reduce<PlacedName[]>(
    (kept, one) => (kept.some((other) => overlap(one, other)) ? kept : [...kept, one]),
    [],
  )
}
