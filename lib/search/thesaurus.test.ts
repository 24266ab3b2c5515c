import { phraseOf } from './phrases'
import { describe, expect, it } from 'vitest'
import { thesaurusOf } from './thesaurus'

const lookup = thesaurusOf([
  { names: ['tomato', 'tomatoes', 'بندورة', 'طماطم'], related: ['tomato paste'], meaning: null },
  { names: ['tomato paste', 'رب البندورة'], meaning: null },
  { names: ['clothes', 'ملابس'], meaning: null },
  { names: ['sugared almonds', 'ملبس'], meaning: null },
  { names: ['chickpeas', 'حمص'], meaning: null },
  { names: ['hummus dip', 'حمص'], meaning: null },
])

const phrasesFor = (typed: string, from = lookup) =>
  from(phraseOf(typed))?.phrases.map((phrase) => phrase.join(' '))

describe('the alternatives of a phrase', () => {
  it('are the other phrases of its group, each stem once', () => {
    expect(phrasesFor('بندورة')).toEqual(['tomato', 'طماطم'])
    expect(phrasesFor('tomato')).toEqual(['بندوره', 'طماطم'])
  })

  it.each(['TOMATOES', 'البندورة', 'tomatos'])(
    'do not depend on plural or article: %s',
    (typed) => {
      expect(phrasesFor(typed)).toContain('طماطم')
    },
  )

  it('are those of the longest phrase, and say how many terms it takes', () => {
    expect(lookup(['tomato', 'paste', 'jordan'])).toMatchObject({
      length: 2,
      phrases: [['رب', 'البندوره']],
      related: [],
    })
    expect(lookup(['tomato', 'jordan'])).toMatchObject({ length: 1 })
  })

  it('are found one way only for related phrases', () => {
    expect(lookup(['tomato'])?.related).toEqual([['tomato', 'paste']])
    expect(phrasesFor('tomato paste')).not.toContain('tomato')
  })

  it('are those of the spelling as it is typed before those of its stem', () => {
    expect(phrasesFor('ملابس')).toEqual(['clothes'])
    expect(phrasesFor('ملبس')).toEqual(['sugared almonds'])
  })

  it('are those of every group that has the phrase', () => {
    expect(phrasesFor('حمص')).toEqual(['chickpeas', 'hummus dip'])
  })

  it('are null where no phrase begins, and without terms', () => {
    expect(lookup(['jordan', 'tomato'])).toBeNull()
    expect(lookup([])).toBeNull()
  })
})
