import { describe, expect, it } from 'vitest'
import sectors from '@/lib/db/seed/data/industries.json'
import { contrast } from '@/lib/theme/contrast'
import { colors } from '@/lib/theme/tokens'
import { inksOf } from './logo'
import { kindPalette, sectorPalette, type MotifKind } from './palette'
import { grounds, schemeOf } from './scheme'

const kinds: MotifKind[] = [
  'news',
  'event',
  'publication',
  'agreement',
  'sponsor',
  'institution',
  'statistic',
  'office',
  'page',
  'expert',
]
const palettes = [
  ...sectors.industries.map(({ iid }) => sectorPalette(iid)),
  ...kinds.map((kind) => kindPalette(kind)),
]

describe('palettes', () => {
  it('know every sector of the portal by its number and by its key', () => {
    for (const { iid, image_key } of sectors.industries) {
      expect(sectorPalette(iid), image_key).toEqual(sectorPalette(image_key))
      expect(sectorPalette(iid), image_key).not.toEqual(sectorPalette('unheard-of'))
    }
  })

  it('differ from each other', () => {
    expect(new Set(palettes.map((palette) => JSON.stringify(palette))).size).toBe(palettes.length)
  })

  it('give a page its colours when the sector is unknown', () => {
    expect(sectorPalette(999)).toEqual(kindPalette('page'))
    expect(sectorPalette('toString')).toEqual(kindPalette('page'))
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
  it('of companies stand out from their ground', () => {
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
