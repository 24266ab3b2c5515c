import { describe, expect, it } from 'vitest'
import { contrast } from '@/lib/theme/contrast'
import { colors } from '@/lib/theme/tokens'
import { inksOf } from './logo'
import { kindPalette, type MotifKind } from './palette'
import { grounds, schemeOf } from './scheme'

const kinds: readonly MotifKind[] = ['page', 'agreement', 'sponsor']
const palettes = kinds.map((kind) => kindPalette(kind))

describe('palettes', () => {
  it('differ from each other', () => {
    expect(new Set(palettes.map((palette) => JSON.stringify(palette))).size).toBe(palettes.length)
  })

  it('set lines and the accent off from every ground', () => {
    for (const palette of palettes) {
      for (const ground of grounds) {
        const scheme = schemeOf(palette, ground)
        expect(contrast(scheme.line, scheme.ground)).toBeGreaterThan(2.5)
        expect(contrast(scheme.figure, scheme.ground)).toBeGreaterThan(2)
        expect(contrast(scheme.accent, scheme.ground)).toBeGreaterThan(1.7)
      }
    }
  })
})

describe('marks', () => {
  it('of sponsors stand out from their ground', () => {
    for (const palette of palettes) {
      for (const { ground, first } of inksOf(palette)) {
        expect(contrast(first, ground), `${first} on ${ground}`).toBeGreaterThan(3)
      }
    }
  })

  it('of the portal stands out from the grounds of the header and the footer', () => {
    expect(contrast(colors['petrol-800'], colors.paper)).toBeGreaterThan(4.5)
    expect(contrast(colors.paper, colors.footer)).toBeGreaterThan(4.5)
  })
})
