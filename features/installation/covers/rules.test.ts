import { kindPalette } from '@/components/motif/palette'
import { describe, expect, it } from 'vitest'
import { coverAlt } from './rules'

const guide = { kind: 'page', name: { en: 'Export guide', ar: 'دليل التصدير' } } as const

describe('the alternative text of a cover', () => {
  it('names its subject and its pattern in two hues, in both languages', () => {
    expect(coverAlt('banner', guide, kindPalette(guide.kind))).toEqual({
      image_alt_eng: 'Export guide: geometric pattern in petrol and sand',
      image_alt_ara: 'دليل التصدير: نقش هندسي باللونين البترولي والرملي',
    })
  })

  it('names a logo as the mark of its sponsor', () => {
    const sponsor = { kind: 'sponsor', name: { en: 'Rimal Knit', ar: 'شركة رمال' } } as const
    expect(coverAlt('logo', sponsor, kindPalette(sponsor.kind))).toEqual({
      image_alt_eng: 'Mark of Rimal Knit',
      image_alt_ara: 'شعار شركة رمال',
    })
  })

  it('exists for every kind of record', () => {
    for (const kind of ['page', 'agreement', 'sponsor'] as const) {
      const subject = { kind, name: { en: 'X', ar: 'س' } }
      expect(coverAlt('banner', subject, kindPalette(kind)).image_alt_eng).toMatch(/^X: geometric/)
    }
  })
})
