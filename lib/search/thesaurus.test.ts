import { synonymsSeed } from '@/features/installation/reference/contract'
import { readSeed } from '@/lib/db/seed/read'
import { phraseOf, repeatedPhrases } from '@/lib/search/phrases'
import { beforeAll, describe, expect, it } from 'vitest'
import { thesaurusOf, type Thesaurus } from './thesaurus'

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

describe('the synonyms that are shipped', () => {
  let seed: Awaited<ReturnType<typeof load>>
  let shipped: Thesaurus<null>
  const load = () => readSeed('search-synonyms.json', synonymsSeed)

  beforeAll(async () => {
    seed = await load()
    shipped = thesaurusOf(
      seed.groups.map(({ eng, ara, related }) => ({
        names: [...eng, ...ara],
        related: related ? [...related.eng, ...related.ara] : [],
        meaning: null,
      })),
    )
  })

  it('are at least 450 groups, nine tenths of them in both languages', () => {
    const inBoth = seed.groups.filter(({ eng, ara }) => eng.length > 0 && ara.length > 0)
    expect(seed.groups.length).toBeGreaterThanOrEqual(450)
    expect(inBoth.length / seed.groups.length).toBeGreaterThanOrEqual(0.9)
  })

  it('have no phrase twice in a group', () => {
    const twice = seed.groups.flatMap(({ eng, ara, related }) =>
      repeatedPhrases([...eng, ...ara, ...(related ? [...related.eng, ...related.ara] : [])]),
    )
    expect(twice).toEqual([])
  })

  it('have a phrase in two groups only where the file says so', () => {
    const phrases = seed.groups.flatMap(({ eng, ara }) => [...eng, ...ara])
    expect(repeatedPhrases(phrases).toSorted()).toEqual(seed.meta.shared.toSorted())
  })

  it.each([
    ['كندرة', 'footwear'],
    ['موبيليا', 'furniture'],
    ['فريزر', 'freezer'],
    ['pharmaceuticals', 'ادويه'],
    ['zait zaytoun', 'olive oil'],
    ['SMEs', 'small and medium enterprises'],
    ['L/C', 'letter of credit'],
    ['EUR.1', 'movement certificate'],
    ['aluminium', 'aluminum'],
  ])('find what %s means: %s', (typed, meant) => {
    expect(phrasesFor(typed, shipped)?.map((found) => phraseOf(found).join(' '))).toContain(meant)
  })
})
