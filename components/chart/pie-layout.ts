import type { ChartData } from './chart-data'
import type { Spot } from './drawing'

export const radius = 104
export const rowHeight = 30

const isWide = (width: number) => width >= 520

/** The shares of a whole, from 0 to 1. */
export function sharesOf({ categories, series }: ChartData): number[] {
  const values = categories.map((_, index) => Math.max(0, series[0]?.data[index] ?? 0))
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  return values.map((value) => value / total)
}

/** Where the ring and its list are: next to each other where there is space. */
export function piePlaces(width: number) {
  return isWide(width)
    ? { centre: { x: radius + 8, y: radius + 8 }, list: { x: radius * 2 + 48, y: 8 } }
    : { centre: { x: width / 2, y: radius + 8 }, list: { x: 0, y: radius * 2 + 32 } }
}

/** How high a ring with its list is drawn. */
export function pieHeight({ categories }: ChartData, width: number): number {
  const list = categories.length * rowHeight
  return isWide(width) ? Math.max(radius * 2 + 16, list + 16) : radius * 2 + 32 + list
}

/** The lines of the list. */
export function pieSpots({ categories }: ChartData, width: number): Spot[] {
  const { x, y } = piePlaces(width).list
  return categories.map((_, index) => ({
    start: x,
    top: y + rowHeight * index,
    width: width - x,
    height: rowHeight,
  }))
}

/** The slice of a point on the ring; null next to it. */
export function sliceAt(chart: ChartData, width: number, x: number, y: number): number | null {
  const { centre } = piePlaces(width)
  const [across, up] = [x - centre.x, centre.y - y]
  if (Math.hypot(across, up) > radius) return null
  const share = (Math.atan2(across, up) / (2 * Math.PI) + 1) % 1
  let sum = 0
  const found = sharesOf(chart).findIndex((one) => {
    sum += one
    return share < sum
  })
  return found === -1 ? null : found
}
