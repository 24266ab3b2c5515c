import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverSvg } from './cover'
import { kindPalette } from './palette'

const variants = fc.constantFrom('wide', 'logo')
const palette = kindPalette('page')
const size = { width: 640, height: 400 }
const draw = (seed: string, variant: 'wide' | 'logo') =>
  coverSvg({ seed, palette, variant, ...size })

describe('coverSvg', () => {
  it('draws the same record the same way, and another record another way', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), variants, (one, other, variant) => {
        expect(draw(one, variant)).toBe(draw(one, variant))
        if (one !== other && variant !== 'logo') {
          expect(draw(one, variant)).not.toBe(draw(other, variant))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('gives neighbours in a list different figures', () => {
    const drawn = Array.from({ length: 60 }, (_, at) => draw(`page-${at + 1}`, 'wide'))
    expect(new Set(drawn).size).toBe(60)
    const inOneColour = (svg: string) => svg.replaceAll(/#[0-9A-F]{6}/g, '')
    expect(new Set(drawn.map(inOneColour)).size).toBe(60)
  })

  it('repeats few marks among many sponsors', () => {
    const marks = Array.from({ length: 100 }, (_, at) =>
      coverSvg({
        seed: `sponsor-${at}`,
        palette: kindPalette('sponsor'),
        variant: 'logo',
        ...size,
      }),
    )
    expect(new Set(marks).size).toBeGreaterThan(95)
  })

  it('is well-formed, of the asked size, and without anything but drawing', () => {
    fc.assert(
      fc.property(fc.string(), variants, (seed, variant) => {
        const svg = draw(seed, variant)
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
        expect(parsed.querySelector('parsererror')).toBeNull()
        expect(parsed.documentElement.getAttribute('width')).toBe('640')
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|<script|href/)
      }),
      { numRuns: 60 },
    )
  })

  it('stays within 160 KB, a mark within 12 KB', () => {
    for (let at = 0; at < 150; at += 1) {
      const input = { seed: `page-${at}`, palette, ...size }
      expect(coverSvg({ ...input, variant: 'wide' }).length).toBeLessThan(160_000)
      expect(coverSvg({ ...input, variant: 'logo' }).length).toBeLessThan(12_000)
    }
  })

  it('shows the same picture at every size of the same shape', () => {
    const body = (svg: string) => svg.slice(svg.indexOf('>'))
    const small = coverSvg({ seed: 'page-4', palette, width: 320, height: 200, variant: 'wide' })
    expect(body(small)).toBe(body(draw('page-4', 'wide')))
  })
})
