import { actionsOf, kindsOf } from '@/lib/search/kind-words'
import { readSearch } from '@/lib/search/query'
import { thesaurusOf } from '@/lib/search/thesaurus'
import { describe, expect, it } from 'vitest'
import { isLoose, meaningOf, requiredOf, weighed, type Weighed } from './rules'

const lookups = {
  places: thesaurusOf([
    { names: ['United Arab Emirates', 'UAE', 'الإمارات'], meaning: 'AE' },
    { names: ['USA', 'US', 'أمريكا'], meaning: 'US' },
  ]),
  kinds: kindsOf,
  actions: actionsOf,
  synonyms: thesaurusOf([{ names: ['olive oil', 'زيت زيتون'], meaning: null }]),
}

const meaning = (typed: string) => meaningOf(readSearch(typed), typed, lookups)
const read = (typed: string) =>
  meaning(typed).concepts.map(({ terms }) => terms.map(({ word }) => word).join(' '))

describe('the meaning of a search', () => {
  it('reads names of several words as one, with their other names', () => {
    expect(read('olive oil to the united arab emirates')).toEqual([
      'olive oil',
      'united arab emirates',
    ])
    expect(meaning('UAE olive oil').concepts.map(({ synonyms }) => synonyms.length)).toEqual([2, 1])
  })

  it('knows short names of places in both languages', () => {
    expect(meaning('أمريكا').concepts[0]?.synonyms).toContainEqual(['usa'])
  })

  it('takes us for a place, but not in contact us', () => {
    expect(meaning('dates to us').concepts.at(-1)?.synonyms).not.toEqual([])
    expect(meaning('contact us').concepts.at(-1)?.synonyms).toEqual([])
  })

  it.each([
    ['olive oil supplier', ['companies', 'products']],
    ['مصنع زيت زيتون', ['companies', 'products']],
    ['trade shows in UAE', ['events']],
    ['which agreement gives duty free access to Egypt', ['trades', 'agreements']],
    ['olive oil', []],
    ['register my company', []],
    ['شكوى على شركة', []],
  ])('chooses the types of %s by its words for kinds', (typed, kinds) => {
    expect(meaning(typed).kinds).toEqual(kinds)
  })

  it.each([
    ['olive oil bulk price', ['bulk', 'price']],
    ['best olive oil', ['best']],
    ['أسعار زيت زيتون بالجملة', ['اسعار', 'بالجمله']],
    ['support for exporters', ['exporters']],
    ['دعم للمصدرين', ['للمصدرين']],
  ])('reads in %s which words are not the matter itself', (typed, expected) => {
    const side = meaning(typed).concepts.filter(({ role }) => role === 'side')
    expect(side.flatMap(({ terms }) => terms.map(({ word }) => word))).toEqual(expected)
  })

  it.each([
    ['furniture exporters', ['companies', 'products']],
    ['شركات المعلومات المصدرة', ['companies', 'products']],
    ['support for exporters', []],
  ])('takes exporters for companies, but not as readers: %s', (typed, kinds) => {
    expect(meaning(typed).kinds).toEqual(kinds)
  })

  it.each([
    ['تصدير صابون من البيت', ['تصدير', 'صابون']],
    ['soap from home', ['soap']],
    ['بيت التصدير', ['بيت', 'التصدير']],
  ])('leaves out the home in which goods are made: %s', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  it('recognises questions of both languages', () => {
    expect(meaning('how do I export').isQuestion).toBe(true)
    expect(meaning('كيف أصدّر').isQuestion).toBe(true)
    expect(meaning('olive oil').isQuestion).toBe(false)
  })
})

describe('the weight of a concept', () => {
  const counted = (matches: number[]) => ({ matches, heads: matches, records: 500 })
  const concepts = meaning('medjool supplier jordan').concepts

  it('is high for a rare word and low for a frequent one', () => {
    const [medjool, , jordan] = weighed(concepts, counted([1, 80, 400]))
    expect(medjool?.weight).toBeGreaterThan(10 * (jordan?.weight ?? 1))
  })

  it('is low for a word that is in no title and no subject', () => {
    const goods = meaning('jackets refund').concepts
    const [, inTitles] = weighed(goods, counted([10, 10]))
    const [, inTexts] = weighed(goods, { ...counted([10, 10]), heads: [10, 0] })
    expect(inTexts?.weight).toBeLessThan(0.6 * (inTitles?.weight ?? 0))
  })

  it('is low for what a person wants to do', () => {
    const [download, guide] = weighed(meaning('download medjool').concepts, counted([10, 10]))
    expect(download?.weight).toBeLessThan(guide?.weight ?? 0)
  })

  it('adds up to one, also where nothing is found and where everything is', () => {
    for (const found of [0, 500, 10_000]) {
      const sum = weighed(concepts, counted([found, found, found])).reduce(
        (all, { weight }) => all + weight,
        0,
      )
      expect(sum).toBeCloseTo(1)
    }
  })
})

describe('what a result must have', () => {
  const concept = (weight: number, kinds: Weighed['kinds'] = []): Weighed => ({
    role: 'subject',
    isSubject: true,
    isPlace: false,
    terms: [],
    synonyms: [],
    related: [],
    kinds,
    weight,
  })

  it('is everything that says something, without words for kinds', () => {
    const concepts = [concept(0.5), concept(0.45), concept(0.02), concept(0.03, ['events'])]
    expect(requiredOf(concepts, 'all')).toEqual([[0, 1]])
  })

  it('is the word for a kind where there is no other', () => {
    expect(requiredOf([concept(1, ['events'])], 'all')).toEqual([[0]])
  })

  it('is any set with the greater part of the meaning, none of them superfluous', () => {
    expect(requiredOf([concept(0.4), concept(0.3), concept(0.3)], 'most')).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(requiredOf([concept(0.7), concept(0.3)], 'most')).toEqual([[0]])
  })

  it('is not what a person wants to do, next to other words', () => {
    const concepts = [{ ...concept(0.6), role: 'action' as const }, concept(0.4)]
    expect(requiredOf(concepts, 'all')).toEqual([[1]])
    expect(requiredOf(concepts.slice(0, 1), 'all')).toEqual([[0]])
  })

  it('is any concept that says something where few records have more', () => {
    const concepts = [concept(0.5), concept(0.48), concept(0.02)]
    expect(requiredOf(concepts, 'one')).toEqual([[0], [1]])
  })

  it('is any concept in the end', () => {
    expect(requiredOf([concept(0.7), concept(0.3, ['news'])], 'any')).toEqual([[0], [1]])
  })

  it('is looser for sentences than for two words', () => {
    expect(isLoose(meaning('olive oil'))).toBe(false)
    expect(isLoose(meaning('how can a small factory sell olive oil abroad'))).toBe(true)
  })
})
