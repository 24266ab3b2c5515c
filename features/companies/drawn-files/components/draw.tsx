import { directionOf, type Locale } from '@/lib/i18n/locale'
import { colors, fontFamily } from '@/lib/theme/tokens'
import { pdfOfPicture, wrapped, type ProfileLine } from '../rules'

const { paper, ink, 'ink-soft': soft, 'petrol-800': ground } = colors

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  return pen && { canvas, pen }
}

function pictureOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))
}

/** The sides of a drawn logo in pixels. */
const logoSize = 512

/** Letters on a plain ground, as a PNG; null where the browser cannot draw. */
export async function drawnLogo(letters: string): Promise<File | null> {
  const drawn = canvasOf(logoSize, logoSize)
  if (!drawn) return null
  const { canvas, pen } = drawn
  pen.fillStyle = ground
  pen.fillRect(0, 0, logoSize, logoSize)
  pen.fillStyle = paper
  pen.font = `600 ${logoSize * 0.42}px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(letters, logoSize / 2, logoSize * 0.53)
  const picture = await pictureOf(canvas, 'image/png')
  return picture && new File([picture], 'logo.png', { type: 'image/png' })
}

/** A page in A4 at 150 dots an inch. */
const sheet = { width: 1240, height: 1754, margin: 120 }

/** A page with a title and lines, as a PDF; null where the browser cannot draw. */
export async function drawnProfile(
  locale: Locale,
  { title, lines }: { title: string; lines: readonly ProfileLine[] },
): Promise<File | null> {
  const drawn = canvasOf(sheet.width, sheet.height)
  if (!drawn) return null
  const { canvas, pen } = drawn
  const isLeft = directionOf(locale) === 'ltr'
  const start = isLeft ? sheet.margin : sheet.width - sheet.margin
  const measure = sheet.width - 2 * sheet.margin
  let y = sheet.margin
  const write = (text: string, size: number, colour: string) => {
    pen.fillStyle = colour
    pen.font = `${size > 40 ? 600 : 400} ${size}px ${fontFamily}`
    for (const line of wrapped(text, (part) => pen.measureText(part).width <= measure)) {
      y += size * 1.4
      pen.fillText(line, start, y)
    }
  }
  pen.fillStyle = paper
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.direction = directionOf(locale)
  pen.textAlign = 'start'
  write(title, 64, ground)
  for (const { label, text } of lines) {
    y += 36
    if (label) write(label, 26, soft)
    write(text, 34, ink)
  }
  const picture = await pictureOf(canvas, 'image/jpeg')
  if (!picture) return null
  const pdf = pdfOfPicture(new Uint8Array(await picture.arrayBuffer()), sheet)
  return new File([pdf], 'profile.pdf', { type: 'application/pdf' })
}
