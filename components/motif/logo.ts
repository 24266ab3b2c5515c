import type { MotifPalette } from './palette'
export function logoSvg(_: { seed: string; palette: MotifPalette; size: number }): string {
  return '<svg/>'
}
