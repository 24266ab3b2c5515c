import { around } from './geometry'
import { placeInList } from './random'

/**
 * The drawings of `drawings/`, at addresses with the hash of their content: a browser fetches each
 * once, where markup would repeat it in every page and its payload. A bundler finds a file by a
 * literal path only, so each has its line.
 */
const addresses = {
  strip: [
    new URL('./drawings/strip-1.svg', import.meta.url).toString(),
    new URL('./drawings/strip-2.svg', import.meta.url).toString(),
    new URL('./drawings/strip-3.svg', import.meta.url).toString(),
    new URL('./drawings/strip-4.svg', import.meta.url).toString(),
    new URL('./drawings/strip-5.svg', import.meta.url).toString(),
    new URL('./drawings/strip-6.svg', import.meta.url).toString(),
    new URL('./drawings/strip-7.svg', import.meta.url).toString(),
    new URL('./drawings/strip-8.svg', import.meta.url).toString(),
  ],
  medallion: [
    new URL('./drawings/medallion-1.svg', import.meta.url).toString(),
    new URL('./drawings/medallion-2.svg', import.meta.url).toString(),
    new URL('./drawings/medallion-3.svg', import.meta.url).toString(),
    new URL('./drawings/medallion-4.svg', import.meta.url).toString(),
  ],
  hero: [
    new URL('./drawings/hero-1.svg', import.meta.url).toString(),
    new URL('./drawings/hero-2.svg', import.meta.url).toString(),
  ],
} as const

export type DrawingForm = keyof typeof addresses

/** The `href` of a `<use>`: the same seed gives the same drawing, neighbours in a list differ. */
export function drawingFor(form: DrawingForm, seed: string): string {
  return `${around(addresses[form], placeInList(seed))}#d`
}
