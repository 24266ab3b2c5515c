import { describe, expect, it } from 'vitest'
import { renderWebp } from '@/lib/pictures/render'
import { coverSvg } from './cover'
import { kindPalette, sectorPalette } from './palette'

describe('covers as pictures', () => {
  it('weigh at most 12 KB at 640 pixels for most records and never 24 KB', async () => {
    const weights: number[] = []
    for (let at = 1; at <= 44; at += 1) {
      const palette = at % 2 === 0 ? kindPalette('news') : sectorPalette(1 + (at % 20))
      const svg = coverSvg({ seed: `record-${at}`, palette, width: 640, height: 400 })
      const [picture] = await renderWebp(svg, [640])
      weights.push(picture?.bytes.length ?? Infinity)
    }
    expect(Math.max(...weights)).toBeLessThan(24 * 1024)
    expect(weights.filter((weight) => weight <= 12 * 1024).length).toBeGreaterThan(29)
  })
})
