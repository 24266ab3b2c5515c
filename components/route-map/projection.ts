import type { Point } from '@/components/motif/geometry'

/** A place on the earth, in degrees east and north. */
export type Place = readonly [longitude: number, latitude: number]

export const capital: Place = [35.93, 31.95]

/** Where the map ends on both sides: through the Bering Strait, and west of the island south of it. */
const edgeAt = (latitude: number) => (latitude < 63.9 ? -173 : -169)

/** So far from the capital, in degrees, the scale begins to shrink, and its units a radius of that. */
const across = { degrees: 26, units: 182 }
const upward = { degrees: 30, units: 205 }

/**
 * A place on the map, whose origin is the capital. The scale shrinks with the distance from there, so that
 * neighbours are apart and the far side of the oceans is still on the sheet, as on a globe.
 */
export function onMap([longitude, latitude]: Place): Point {
  const east = (longitude < edgeAt(latitude) ? longitude + 360 : longitude) - capital[0]
  const north = latitude - capital[1]
  return [
    across.units * Math.asinh(east / across.degrees),
    -upward.units * Math.asinh(north / upward.degrees),
  ]
}
