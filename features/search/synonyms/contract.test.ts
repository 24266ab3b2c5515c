import { synonymsSeed } from '@/features/installation/reference/contract'
import { readSeed } from '@/lib/db/seed/read'
import { phraseOf, repeatedPhrases } from '@/lib/search/phrases'
import { thesaurusOf, type Thesaurus } from '@/lib/search/thesaurus'
import { beforeAll, describe, expect, it } from 'vitest'

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
    expect(shipped(phraseOf(typed))?.phrases.map((found) => found.join(' '))).toContain(meant)
  })
})
