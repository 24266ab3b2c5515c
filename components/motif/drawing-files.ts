import { heroDrawing } from './hero-drawing'
import { medallionDrawing, stripDrawing } from './lines-drawing'
import type { DrawingForm } from './drawings'

const forms: Record<DrawingForm, { draw: (seed: string) => string; count: number }> = {
  strip: { draw: stripDrawing, count: 8 },
  medallion: { draw: medallionDrawing, count: 4 },
  hero: { draw: heroDrawing, count: 2 },
}

/**
 * The files of `drawings/` by name, as `npm run drawings` writes them. Their colours are custom
 * properties of the page that references them.
 */
export function drawingFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [form, { draw, count }] of Object.entries(forms)) {
    for (let at = 1; at <= count; at += 1) {
      const name = `${form}-${at}`
      const sheet = `<svg xmlns="http://www.w3.org/2000/svg"><g id="d">${draw(name)}</g></svg>`
      files.set(`${name}.svg`, `${sheet}\n`)
    }
  }
  return files
}
