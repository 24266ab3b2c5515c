import { describe, expect, it } from 'vitest'
import { coverAlt, coverPalette } from './rules'

const food = { look: { sector: 'food' }, name: { en: 'Food and beverages', ar: 'الأغذية' } }

describe('the alternative text of a cover', () => {
  it('names its subject and its pattern in two hues, in both languages', () => {
    expect(coverAlt('card', food, coverPalette(food))).toEqual({
      image_alt_eng: 'Food and beverages: geometric pattern in sand and rose',
      image_alt_ara: 'الأغذية: نقش هندسي باللونين الرملي والوردي',
    })
  })

  it('names a logo as the mark of its company', () => {
    const company = { ...food, name: { en: 'Rimal Knit', ar: 'شركة رمال' } }
    expect(coverAlt('logo', company, coverPalette(company))).toEqual({
      image_alt_eng: 'Mark of Rimal Knit',
      image_alt_ara: 'شعار شركة رمال',
    })
  })

  it('exists for every kind of record', () => {
    const kinds = ['news', 'event', 'publication', 'agreement', 'page', 'expert', 'office'] as const
    for (const kind of kinds) {
      const subject = { look: { kind }, name: { en: 'X', ar: 'س' } }
      expect(coverAlt('card', subject, coverPalette(subject)).image_alt_eng).toMatch(
        /^X: geometric/,
      )
    }
  })
})
