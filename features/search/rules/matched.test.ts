import { readSearch } from '@/lib/search/query'
import { thesaurusOf } from '@/lib/search/thesaurus'
import { describe, expect, it } from 'vitest'
import { matchedBy } from './matched'
import { meaningOf } from './meaning'

const empty = thesaurusOf<never>([])
const lookups = {
  places: empty,
  kinds: empty,
  actions: empty,
  synonyms: thesaurusOf([{ names: ['shoes', 'footwear', 'كندرة'], meaning: null }]),
}

const matched = (typed: string, titles: string[], texts: string[] = [], code = false) =>
  matchedBy(meaningOf(readSearch(typed), typed, lookups).concepts, {
    titles,
    texts,
    code,
    locale: 'en',
  })

describe('what a result says of its match', () => {
  it('names the field and the typed word', () => {
    expect(matched('shoes', ['Leather shoes'])).toEqual({
      fields: ['title'],
      terms: ['shoes'],
      synonyms: [],
    })
    expect(matched('leather', ['Bags'], ['Of goat leather']).fields).toEqual(['text'])
  })

  it('names the other word where the typed one does not occur', () => {
    expect(matched('كندرة', ['Footwear of leather'])).toEqual({
      fields: ['title'],
      terms: [],
      synonyms: ['footwear'],
    })
  })

  it('names the subject where neither title nor text has a word, and the code first', () => {
    expect(matched('shoes', ['Bags']).fields).toEqual(['subject'])
    expect(matched('640399', ['Shoes'], [], true).fields).toEqual(['code'])
  })
})
