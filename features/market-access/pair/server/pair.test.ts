import { textsOf } from '@/lib/bilingual/in-locale'
import { unansweredPairs } from '@/lib/db/schema/market-access'
import { readSeed } from '@/lib/db/seed/read'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pairAnswer, type PairAnswer } from '../contract'
import { getPair, listPairs } from './pair'

const database = useTestDatabase(loadedTemplate)

const answerOf = async (iso2: string, hs: string): Promise<PairAnswer> =>
  pairAnswer.parse(await getPair(iso2, hs))

const ofKey = ({ preferences }: PairAnswer, key: string) =>
  preferences.find(({ agreement }) => agreement.key === key)

const papersOf = ({ documents }: PairAnswer) => documents.map(({ code }) => code)

/** The file as it was delivered: `jordan` is the rate of the agreement in its own words. */
const fileOfRates = z.object({
  rates: z.record(
    z.string(),
    z.object({
      lines: z.int(),
      mfn_min: z.number().optional(),
      mfn_max: z.number().optional(),
      mfn_other: z.array(z.string()).default([]),
      via_hs2017: z.array(z.string()).default([]),
      entry_price: z.boolean().default(false),
      quota: z.array(z.string()).default([]),
      jordan: z.union([z.string(), z.number()]),
    }),
  ),
})

const products = [
  ['dates', '080410'],
  ['olive oil', '150920'],
  ['T-shirts', '610910'],
  ['potash', '310420'],
  ['phosphates', '251010'],
  ['medicines', '300490'],
  ['tomatoes', '070200'],
  ['marble', '680291'],
  ['jewellery', '711319'],
  ['refrigerators', '841810'],
] as const

const marketFiles = [
  ['DE', 'tariff-eu', 'eu'],
  ['EU', 'tariff-eu', 'eu'],
  ['GB', 'tariff-uk', 'uk'],
  ['US', 'tariff-us', 'us'],
] as const

const pairs = products.flatMap(([name, hs]) =>
  marketFiles.map(([iso2, file, agreement]) => ({ name, hs, iso2, file, agreement })),
)

describe('a product in a market whose tariff is on file', () => {
  it.each(pairs)('has the rates of the file: $name in $iso2', async (pair) => {
    const { rates } = await readSeed(`market-access/${pair.file}.json`, fileOfRates)
    const own = rates[pair.hs]
    const answer = await answerOf(pair.iso2, pair.hs)
    expect(answer.duty).toMatchObject({
      dataset: pair.file,
      lines: own?.lines,
      mfn_min: own?.mfn_min === undefined ? null : String(own.mfn_min),
      mfn_max: own?.mfn_max === undefined ? null : String(own.mfn_max),
      mfn_other: own?.mfn_other,
      via_codes: own?.via_hs2017,
      entry_price: own?.entry_price,
      confidence: 'sourced',
    })
    const preference = ofKey(answer, pair.agreement)
    expect(preference?.answer).toBe(own?.jordan)
    expect(preference?.quotas.map(({ order_number }) => order_number)).toEqual(own?.quota)
  })
})

describe('a product in Egypt, whose tariff is not on file', () => {
  it.each(products)('has both agreements and no invented duty: %s', async (_name, hs) => {
    const answer = await answerOf('EG', hs)
    expect(answer).toMatchObject({ duty: null, saving_percent: null, trade: null })
    expect(answer.preferences.map(({ agreement }) => agreement.key)).toEqual(['gafta', 'agadir'])
    for (const preference of answer.preferences) {
      expect(preference).toMatchObject({ answer: 'unknown', best: false, confidence: 'known' })
      expect(textsOf(preference, 'general_duty').en).not.toBe('')
    }
    expect(papersOf(answer)).toEqual(expect.arrayContaining(['arab_co', 'EUR.1', 'eg_aci']))
  })
})

describe('the rate of the European Union for Jordan', () => {
  it('is sourced only where nobody pays a duty', async () => {
    expect(ofKey(await answerOf('DE', '310420'), 'eu')?.confidence).toBe('sourced')
    expect(ofKey(await answerOf('DE', '610910'), 'eu')?.confidence).toBe('known')
    expect(ofKey(await answerOf('DE', '080410'), 'eu')?.confidence).toBe('derived')
  })

  it('is no rate where it has to be checked', async () => {
    const answer = await answerOf('DE', '150920')
    expect(ofKey(answer, 'eu')).toMatchObject({ answer: 'check', best: false, rate: null })
    expect(answer.saving_percent).toBeNull()
  })

  it('keeps the mark of the entry price, and no saving', async () => {
    const answer = await answerOf('EU', '070200')
    expect(answer).toMatchObject({ duty: { entry_price: true }, saving_percent: null })
  })

  it('dates from the accession of a member, and from the agreement for the Union', async () => {
    expect(ofKey(await answerOf('HR', '610910'), 'eu')?.agreement.since).toBe('2013-07-01')
    expect(ofKey(await answerOf('EU', '610910'), 'eu')?.agreement.since).toBe('2002-05-01')
  })
})

describe('the saving of a pair', () => {
  it('is the difference where every line has one plain percentage', async () => {
    expect((await answerOf('DE', '080410')).saving_percent).toBe('7.7')
    expect((await answerOf('US', '610910')).saving_percent).toBe('16.5')
  })

  it.each([
    ['the lines differ', 'US', '680291'],
    ['a rate is by weight', 'US', '080410'],
    ['nobody pays a duty', 'GB', '841810'],
    ['a quota limits the rate', 'GB', '060311'],
    ['no tariff is on file', 'IQ', '610910'],
  ])('is missing where %s', async (_reason, iso2, hs) => {
    expect((await answerOf(iso2, hs)).saving_percent).toBeNull()
  })
})

it('shows the quota of the United Kingdom with its number, volume and year', async () => {
  const answer = await answerOf('GB', '150920')
  const quota = {
    order_number: '05.1166',
    volume: '1634',
    unit: 'tonnes',
    year: '2022',
    yearly: true,
  }
  expect(ofKey(answer, 'uk')).toMatchObject({ answer: 'none', quotas: [quota] })
  expect(papersOf(answer)).not.toContain('eu_olive')
  expect(papersOf(await answerOf('DE', '150920'))).not.toContain('eu_olive')
})

/** What each correction of November 2026 takes away, and what stays. */
describe('the papers of a product', () => {
  it.each([
    ['saber', 'KW', '300490', false],
    ['saber', 'AE', '330499', false],
    ['saber', 'SA', '300490', false],
    ['saber', 'SA', '850440', true],
    ['ce', 'DE', '330499', false],
    ['ce', 'DE', '300490', false],
    ['ce', 'DE', '340111', false],
    ['ce', 'DE', '310420', false],
    ['ce', 'DE', '841810', true],
    ['ce', 'DE', '680291', true],
    ['ce', 'GB', '841810', false],
    ['ukca', 'GB', '841810', true],
    ['ukca', 'DE', '841810', false],
    ['vet', 'US', '150920', false],
    ['vet', 'SA', '150920', false],
    ['vet', 'SA', '110100', false],
    ['vet', 'SA', '150290', true],
    ['vet', 'SA', '160100', true],
    ['phyto', 'DE', '080410', false],
    ['phyto', 'GB', '080410', false],
    ['phyto', 'DE', '090121', false],
    ['phyto', 'SA', '090121', false],
    ['phyto', 'SA', '110100', false],
    ['phyto', 'SA', '080410', true],
    ['phyto', 'DE', '070200', true],
    ['phyto', 'GB', '070200', true],
    ['phyto', 'EU', '070200', true],
    ['eu_ipm', 'DE', '080410', false],
    ['eu_ipm', 'DE', '070200', true],
    ['ched', 'DE', '150920', false],
    ['ched', 'DE', '080410', false],
    ['ched', 'DE', '070200', true],
    ['ched', 'DE', '020130', true],
    ['cbam', 'DE', '310420', false],
    ['cbam', 'DE', '310530', true],
    ['cbam', 'DE', '760120', true],
    ['EUR-MED', 'DE', '080410', false],
    ['EUR-MED', 'EU', '080410', false],
    ['EUR-MED', 'CH', '080410', false],
    ['EUR-MED', 'GB', '080410', true],
    ['EUR.1', 'DE', '080410', true],
  ])('%s in %s for %s: %s', async (code, iso2, hs, isListed) => {
    expect(papersOf(await answerOf(iso2, hs)).includes(code)).toBe(isListed)
  })

  it('name the mechanism of the United Kingdom there, not that of the European Union', async () => {
    const british = (await answerOf('GB', '310530')).documents.find(({ code }) => code === 'cbam')
    expect(british && textsOf(british, 'occasion').en).toMatch(
      /^From 1 January 2027: .* to the United Kingdom$/,
    )
  })

  it('are usually asked for, where no source says that they are required', async () => {
    const { documents } = await answerOf('SA', '070200')
    expect(documents.filter(({ need }) => need === 'always')).toEqual([])
    expect(documents.find(({ code }) => code === 'phyto')).toMatchObject({ need: 'usual' })
  })
})

it('has proofs of the European Union that are valid for ten months, without EUR-MED', async () => {
  const { origins } = await answerOf('DE', '080410')
  expect(origins[0]?.proofs.map(({ code, valid_months }) => [code, valid_months])).toEqual([
    ['EUR.1', 10],
    ['origin_declaration', 10],
  ])
})

describe('the tolerance of a list', () => {
  const termsOf = async (iso2: string, hs: string) =>
    (await answerOf(iso2, hs)).origins.map((origin) => [
      origin.agreement_key,
      origin.tolerance_percent,
      origin.textile_notes,
    ])

  it('is left to the textile notes for chapters 50 to 63', async () => {
    expect(await termsOf('DE', '610910')).toEqual([['eu', null, true]])
    expect(await termsOf('GB', '610910')).toEqual([['uk', null, true]])
    expect(await termsOf('EG', '610910')).toContainEqual(['agadir', null, true])
    expect(await termsOf('DE', '080410')).toEqual([['eu', '10', false]])
  })
})

describe('the day since which an agreement is complete', () => {
  const completeIn = async (iso2: string) =>
    ofKey(await answerOf(iso2, '080410'), 'gafta')?.agreement.fully_free_since

  it.each([
    ['MA', '2005-01-01'],
    ['IQ', null],
    ['DZ', null],
    ['SD', null],
  ])(
    'is said for %s as %s: not where the country joined later or has a note',
    async (iso2, day) => {
      expect(await completeIn(iso2)).toBe(day)
    },
  )
})

describe('the papers of a preference', () => {
  const proofsIn = async (iso2: string, hs: string) =>
    (await answerOf(iso2, hs)).documents.filter(({ need }) => need === 'preference')

  it('name the agreements that they prove, in the order of their use', async () => {
    const proofs = await proofsIn('EG', '080410')
    expect(proofs.map(({ code, agreements }) => [code, agreements.map(({ key }) => key)])).toEqual([
      ['arab_co', ['gafta']],
      ['EUR.1', ['agadir']],
      ['EUR-MED', ['agadir']],
      ['origin_declaration', ['agadir']],
    ])
  })

  it('are as sure as the proof, and state pounds for the United Kingdom alone', async () => {
    const [british, european] = [await proofsIn('GB', '080410'), await proofsIn('DE', '080410')]
    expect(new Set(british.map(({ confidence }) => confidence))).toEqual(new Set(['sourced']))
    expect(new Set(european.map(({ confidence }) => confidence))).toEqual(new Set(['known']))
    const inPounds = (papers: typeof british) =>
      papers.filter((paper) => textsOf(paper, 'occasion').en.includes('GBP')).length
    expect([inPounds(british), inPounds(european)]).toEqual([1, 0])
  })

  it('are left out where nobody pays a duty', async () => {
    expect(await proofsIn('DE', '310420')).toEqual([])
    expect(await proofsIn('US', '841810')).toEqual([])
  })
})

it('has the zones next to the agreement of the United States, and one last additional duty', async () => {
  const answer = await answerOf('US', '610910')
  const best = answer.preferences.map(({ agreement, best: isBest }) => [agreement.key, isBest])
  expect(best).toEqual([
    ['us', true],
    ['us_qiz', false],
  ])
  expect(answer.additional).toHaveLength(5)
  const last = answer.additional.filter(({ last: isLast }) => isLast)
  expect(last).toMatchObject([{ heading: '9903.05.50', percent: '10', ends: null }])
})

it('gives nothing under the agreement with Türkiye, which ended', async () => {
  const answer = await answerOf('TR', '610910')
  expect(answer.preferences).toMatchObject([{ agreement: { key: 'wto' }, answer: 'none' }])
  expect(answer.ended).toMatchObject([{ key: 'tr', terminated: '2018-11-22' }])
  expect(answer.origins).toEqual([])
  expect(papersOf(answer)).not.toContain('EUR.1')
})

it('leaves out the goods that the agreement with Canada leaves out', async () => {
  const dairy = await answerOf('CA', '040210')
  expect(ofKey(dairy, 'ca')).toMatchObject({ answer: 'none', excluded: true })
  expect(dairy.origins).toEqual([])
  expect(papersOf(dairy)).not.toContain('ca_co')
  expect(ofKey(await answerOf('CA', '610910'), 'ca')).toMatchObject({ excluded: false })
})

describe('the rule of origin of a pair', () => {
  const basisOf = async (iso2: string) =>
    (await answerOf(iso2, '610910')).origins.map(({ agreement_key, basis }) => [
      agreement_key,
      basis,
    ])

  it('is from the list of the United Kingdom, or the original list that others shared', async () => {
    expect(await basisOf('GB')).toEqual([['uk', 'list']])
    expect(await basisOf('DE')).toEqual([['eu', 'original_list']])
    expect(await basisOf('US')).toEqual([
      ['us', 'general'],
      ['us_qiz', 'general'],
    ])
  })

  it('is sourced for the United Kingdom alone, and has words and proofs in both languages', async () => {
    const [british] = (await answerOf('GB', '610910')).origins
    const [european] = (await answerOf('DE', '610910')).origins
    expect(british?.mark.confidence).toBe('sourced')
    expect(european?.mark.confidence).toBe('derived')
    expect(british?.proofs.map(({ code }) => code)).toContain('EUR.1')
    expect(british?.rules).not.toHaveLength(0)
  })
})

describe('a pair without tariff and trade', () => {
  it('is counted by month, each time that it is asked for', async () => {
    for (const iso2 of ['IQ', 'IQ', 'DE']) await getPair(iso2, '847130')
    const counted = await database.db
      .select()
      .from(unansweredPairs)
      .where(eq(unansweredPairs.hs6, '847130'))
    expect(counted).toMatchObject([{ country_code: 'IQ', count: 2 }])
  })
})

it.each([
  ['an unknown market', 'XX', '080410'],
  ['Jordan itself', 'JO', '080410'],
  ['an unknown product', 'DE', '999999'],
  ['an older code', 'DE', '150910'],
])('is not found: %s', async (_case, iso2, hs) => {
  await expect(getPair(iso2, hs)).rejects.toThrow('not_found')
})

describe('the pairs of the site map', () => {
  it('are what public companies offer where they operate, each once', async () => {
    const { parts, data } = await listPairs(1)
    const addresses = data.map(({ iso2, slug }) => `${iso2}/${slug.en}`)
    expect(parts).toBe(1)
    expect(addresses.length).toBeGreaterThan(100)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(data.map(({ iso2 }) => iso2)).not.toContain('JO')
  })

  it('end with the last part', async () => {
    await expect(listPairs(2)).rejects.toThrow('not_found')
  })
})
