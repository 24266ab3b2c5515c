import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderPhotograph, renderWebp } from './render'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200"><path fill="#FBFAF7" d="M0 0H320V200H0Z"/><circle cx="160" cy="100" r="60" fill="${colour}"/></svg>`

describe('renderWebp', () => {
  it('renders the requested widths in their order, in the proportions of the drawing', async () => {
    const pictures = await renderWebp(drawing('#14544F'), [640, 160, 320])
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [640, 400],
      [160, 100],
      [320, 200],
    ])
    for (const { bytes, width, height } of pictures) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
    }
  })

  it('keeps the colours of the drawing', async () => {
    const [picture] = await renderWebp(drawing('#A6452F'), [320])
    const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true })
    const middle = (100 * info.width + 160) * info.channels
    for (const [at, drawn] of [0xa6, 0x45, 0x2f].entries()) {
      expect(Math.abs((data[middle + at] ?? 0) - drawn)).toBeLessThan(3)
    }
  })

  it('renders many at once and returns each its own picture', async () => {
    const colours = Array.from(
      { length: 12 },
      (_, at) => `#${(at * 20).toString(16).padStart(2, '0')}4020`,
    )
    const all = await Promise.all(colours.map((colour) => renderWebp(drawing(colour), [64])))
    expect(new Set(all.map(([picture]) => picture?.bytes.toString('base64'))).size).toBe(12)
  })

  it('throws for a text that is no SVG, and keeps working', async () => {
    const refused = Array.from({ length: 6 }, () => renderWebp('<p>no drawing</p>', [64]))
    for (const outcome of await Promise.allSettled(refused)) expect(outcome.status).toBe('rejected')
    expect(await renderWebp(drawing('#14544F'), [64])).toHaveLength(1)
  })
})

describe('renderPhotograph', () => {
  it('renders the widths that the photograph has, and enlarges nothing', async () => {
    const photograph = await sharp({
      create: { width: 700, height: 350, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer()
    const pictures = await renderPhotograph(photograph, [300, 600, 1200])
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [300, 150],
      [600, 300],
    ])
  })
})
