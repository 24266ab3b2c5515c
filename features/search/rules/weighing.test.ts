import { meaning } from '@/tests/support/search-meaning'
import { describe, expect, it } from 'vitest'
import { isLoose, missingShare, requiredOf, weighed, type Weighed } from './weighing'

describe('the weight of a concept', () => {
  const counted = (matches: number[]) => ({ matches, heads: matches, records: 500 })
  const supplier = meaning('medjool supplier jordan')

  it('is high for a rare word and low for a frequent one', () => {
    const [medjool, , jordan] = weighed(supplier, counted([1, 80, 400]))
    expect(medjool?.weight).toBeGreaterThan(10 * (jordan?.weight ?? 1))
  })

  it('is low for a word that is in no title and no subject', () => {
    const goods = meaning('jackets refund')
    const [, inTitles] = weighed(goods, counted([10, 10]))
    const [, inTexts] = weighed(goods, { ...counted([10, 10]), heads: [10, 0] })
    expect(inTexts?.weight).toBeLessThan(0.6 * (inTitles?.weight ?? 0))
  })

  it('is low for what a person wants to do', () => {
    const [download, guide] = weighed(meaning('download medjool'), counted([10, 10]))
    expect(download?.weight).toBeLessThan(guide?.weight ?? 0)
  })

  it('adds up to one, also where nothing is found and where everything is', () => {
    for (const found of [0, 500, 10_000]) {
      const sum = weighed(supplier, counted([found, found, found])).reduce(
        (all, { weight }) => all + weight,
        0,
      )
      expect(sum).toBeCloseTo(1)
    }
  })
})

describe('what is missing of a search', () => {
  const counted = (matches: number[]) => ({ matches, heads: matches, records: 500 })

  it('is most of it where no record has the rarest words', () => {
    expect(missingShare(meaning('football match'), counted([0, 20]))).toBeGreaterThan(0.6)
    expect(missingShare(meaning('football match'), counted([3, 20]))).toBe(0)
  })

  it('is nothing of words for kinds', () => {
    expect(missingShare(meaning('medjool supplier'), counted([3, 0]))).toBe(0)
    expect(missingShare(meaning('supplier'), counted([0]))).toBe(0)
  })
})

describe('what a result must have', () => {
  const concept = (weight: number, kinds: Weighed['kinds'] = []): Weighed => ({
    role: 'subject',
    isSubject: true,
    isPlace: false,
    isLocal: false,
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

  it('is any set with the rarest and the greater part of the meaning, none of them superfluous', () => {
    expect(requiredOf([concept(0.4), concept(0.3), concept(0.3)], 'most')).toEqual([
      [0, 1],
      [0, 2],
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
    const inTexts = { ...concept(0.7), isSubject: false }
    expect(requiredOf([inTexts, concept(0.3, ['news'])], 'any')).toEqual([[0], [1]])
  })

  it('is what records are about, where one concept is enough', () => {
    const inTexts = { ...concept(0.6), isSubject: false }
    expect(requiredOf([inTexts, concept(0.4)], 'one')).toEqual([[1]])
    expect(requiredOf([inTexts, concept(0.4)], 'any')).toEqual([[1]])
    expect(requiredOf([inTexts, inTexts], 'one')).toEqual([[0], [1]])
  })

  it('is looser for sentences than for two words', () => {
    expect(isLoose(meaning('olive oil'))).toBe(false)
    expect(isLoose(meaning('how can a small factory sell olive oil abroad'))).toBe(true)
  })
})
