import { distance, short, toward, type Point } from '@/components/motif/geometry'
import type { RoutePartner } from './partners'
import { capital, onMap, type Place } from './projection'

const aqaba: Place = [35, 29.5]
const suez: readonly Place[] = [aqaba, [34.3, 27.7], [32.5, 29.9], [32.2, 31.9]]
const gibraltar: readonly Place[] = [...suez, [18.5, 35.3], [10.5, 37.9], [2, 37.6], [-5.6, 36]]
const adenGulf: readonly Place[] = [aqaba, [34.8, 27.6], [38.2, 21.5], [43.2, 12.8], [51.5, 13.2]]

/** The places that goods pass on their way from the capital: by road to neighbours, by sea to others. */
const stations: Readonly<Record<RoutePartner, readonly Place[]>> = {
  US: [...gibraltar, [-22, 38], [-48, 40.5], [-74, 40.7]],
  SA: [
    [37.6, 31.3],
    [42.2, 28.2],
    [46.7, 24.7],
  ],
  IN: [...adenGulf, [61, 16], [72.9, 19]],
  IQ: [
    [38.8, 32.4],
    [41.6, 33.4],
    [44.4, 33.3],
  ],
  AE: [
    [37.6, 31.3],
    [43.5, 29],
    [49, 26.6],
    [55.3, 25.1],
  ],
  KW: [
    [37.6, 31.3],
    [42, 30.4],
    [47.9, 29.4],
  ],
  EG: [aqaba, [34.3, 28.7], [31.2, 30]],
  CN: [...adenGulf, [66, 8.6], [80, 5.2], [95, 6], [104, 1.2], [111, 9], [118, 20.5], [122, 31.2]],
  DE: [...gibraltar, [-10.5, 37.5], [-10, 44], [-5, 48.9], [2, 51.4], [9, 53.8]],
  GB: [...gibraltar, [-10.5, 37.5], [-10, 44], [-6, 48.5], [0.5, 51.4]],
}

/** The port or city where the way to a partner ends. */
export const wayEnd = (partner: RoutePartner): Point => onMap(stations[partner].at(-1) ?? capital)

/** The way to a partner as a smooth line through its stations. */
export function wayOf(partner: RoutePartner): string {
  const points = [capital, ...stations[partner]].map(onMap)
  const [start] = points
  if (!start) return ''
  const bends = points.slice(1).map((to, at) => {
    const from = points[at] ?? start
    const third = distance(from, to) / 3
    const leave = toward([0, 0], heading(points, at), third)
    const arrive = toward([0, 0], heading(points, at + 1), third)
    const numbers = [
      from[0] + leave[0],
      from[1] + leave[1],
      to[0] - arrive[0],
      to[1] - arrive[1],
      ...to,
    ]
    return `C${numbers.map(short).join(' ')}`
  })
  return `M${start.map(short).join(' ')}${bends.join('')}`
}

/** Where a line heads at one of its points: from the one before to the one after. */
function heading(points: readonly Point[], at: number): Point {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  const [from, to] = [before ?? here, after ?? here]
  return from && to ? [to[0] - from[0], to[1] - from[1]] : [0, 0]
}
