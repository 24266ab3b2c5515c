import { directionOf, type Locale } from '@/lib/i18n/locale'
import { fontFamily } from '@/lib/theme/tokens'
import { chartLook, textWidth } from './drawing'

/** Gives the reader a file. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click; a minute is long enough for any.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

interface PictureOrder {
  title: string
  keys: readonly { name: string; ink: string }[]
  notes: readonly string[]
  locale: Locale
  /** Without its ending. */
  fileName: string
}

const space = 24
const lineHeight = 22
/** Dots for each pixel of the drawing. */
const sharpness = 2
const namespace = 'http://www.w3.org/2000/svg'

/** Saves a drawing as a PNG picture with its title, key, unit and source. */
export async function savePicture(drawing: SVGSVGElement, order: PictureOrder): Promise<void> {
  const whole = framed(drawing, order)
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(whole)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width * sharpness
    canvas.height = image.height * sharpness
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on.')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The picture could not be made.')
    saveFile(picture, `${order.fileName}.png`)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function framed(drawing: SVGSVGElement, { title, keys, notes, locale }: PictureOrder) {
  const [inner, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value]
  const width = inner + 2 * space
  const lines = (text: string) => wrapped(text, inner)
  const heads = lines(title)
  const feet = notes.filter((note) => note !== '').flatMap(lines)
  const rows: { text: string; ink: string; weight: string }[] = [
    ...heads.map((text) => ({ text, ink: chartLook.ink, weight: '600' })),
    ...keys.map(({ name, ink }) => ({ text: `■ ${name}`, ink, weight: '400' })),
  ]
  const before = space + rows.length * lineHeight
  const svg = document.createElementNS(namespace, 'svg')
  const total = before + height + feet.length * lineHeight + 2 * space
  for (const [name, value] of Object.entries({
    xmlns: namespace,
    width,
    height: total,
    viewBox: `0 0 ${width} ${total}`,
    direction: directionOf(locale),
    'font-family': fontFamily,
  })) {
    svg.setAttribute(name, String(value))
  }
  const ground = document.createElementNS(namespace, 'rect')
  ground.setAttribute('width', String(width))
  ground.setAttribute('height', String(total))
  ground.setAttribute('fill', chartLook.ground)
  svg.append(ground)
  const start = directionOf(locale) === 'rtl' ? width - space : space
  const write = (text: string, y: number, ink: string, weight: string) => {
    const line = document.createElementNS(namespace, 'text')
    line.textContent = text
    for (const [name, value] of Object.entries({ x: start, y, fill: ink, 'font-weight': weight })) {
      line.setAttribute(name, String(value))
    }
    line.setAttribute('font-size', '14')
    svg.append(line)
  }
  rows.forEach(({ text, ink, weight }, index) =>
    write(text, space + (index + 0.7) * lineHeight, ink, weight),
  )
  const copy = drawing.cloneNode(true)
  if (copy instanceof SVGElement) {
    copy.setAttribute('x', String(space))
    copy.setAttribute('y', String(before + space / 2))
    svg.append(copy)
  }
  feet.forEach((text, index) =>
    write(text, before + height + space + (index + 0.7) * lineHeight, chartLook.soft, '400'),
  )
  return svg
}

/** A text in lines of about this width. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (textWidth(longer) * 1.08 > width && last !== '') lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
