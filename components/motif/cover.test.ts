import { describe, expect, it } from 'vitest'
import { renderWebp } from '@/lib/pictures/render'
import { coverSvg } from './cover'
import { kindPalette } from './palette'

describe('covers as pictures', () => {
  it('weigh at most 12 KB at 640 pixels for most records and never 24 KB', async () => {
    const weights: number[] = []
    for (let at = 1; at <= 44; at += 1) {
      const palette = kindPalette(at % 2 === 0 ? 'page' : 'agreement')
      const size = { width: 640, height: 320, variant: 'wide' } as const
      const [picture] = await renderWebp(
        coverSvg({ seed: `record-${at}`, palette, ...size }),
        [640],
      )
      weights.push(picture?.bytes.length ?? Infinity)
    }
    expect(Math.max(...weights)).toBeLessThan(24 * 1024)
    expect(weights.filter((weight) => weight <= 12 * 1024).length).toBeGreaterThan(29)
  })
})
