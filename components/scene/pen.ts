import { khatam, pathOf } from '@/components/motif/geometry'

/** A stroke of a drawing: how it looks, and its path. */
export type Stroke = readonly [LookName, string]

/** How paths look that are not outlined as the rest is; `width` is that of the outlines. */
function looksOf(width: number) {
  const thin = (part: number) => `stroke-width="${Math.round(width * part * 100) / 100}"`
  return {
    wall: 'fill="var(--raised)"',
    petrol: 'fill="var(--petrol-600)"',
    mist: 'fill="var(--petrol-200)"',
    sand: 'fill="var(--sand)"',
    rose: 'fill="var(--rose)"',
    olive: 'fill="var(--olive)"',
    shade: 'fill="var(--sand)" stroke="none" opacity=".55"',
    water: 'fill="var(--petrol-50)" stroke="none"',
    plain: 'fill="var(--rose)" stroke="none"',
    line: 'fill="none"',
    fine: `fill="none" ${thin(0.6)}`,
    wave: `fill="none" stroke="var(--petrol-400)" ${thin(0.7)}`,
    light: `fill="none" stroke="var(--raised)" ${thin(0.8)}`,
    thread: 'fill="none" stroke="var(--rose)"',
    trail: `fill="none" stroke="var(--rose)" stroke-dasharray="1 ${Math.round(width * 2.3)}"`,
  } as const
}

type LookName = keyof ReturnType<typeof looksOf>

/** Paths with outlines of this width, from back to front: the language of all scenes. */
export function drawn(strokes: readonly Stroke[], width: number): string {
  const looks = looksOf(width)
  const paths = strokes.map(([look, d]) => `<path ${looks[look]} d="${d}"/>`)
  const outline = `stroke="var(--petrol-700)" stroke-width="${width}"`
  return `<g ${outline} stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius)
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
}

/** The same figure at each of these places. */
export function each(
  places: readonly (readonly [x: number, y: number])[],
  figure: (x: number, y: number) => string,
): string {
  return places.map(([x, y]) => figure(x, y)).join('')
}

/** Equal steps from a place on. */
export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)
}

/** The star of the portal as a seal, with one tip up. */
export function seal(x: number, y: number, radius: number): string {
  return pathOf(khatam([x, y], radius))
}
