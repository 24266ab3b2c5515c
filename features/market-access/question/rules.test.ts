import { bilingualPair } from '@/lib/bilingual/pair'
import { germany } from '@/tests/support/market-pairs'
import { answerOf, dates } from '@/tests/support/market-questions'
import { describe, expect, it } from 'vitest'
import type { QuestionAnswer } from './contract'
import { isShownInSearch, outcomeOf, withoutShares, type Chosen } from './rules'

const market = germany
const product = dates
const nothing = answerOf()
const found = answerOf({
  market,
  products: [product],
  total: 1,
  pair: { market, product },
  named: true,
  usual: true,
  certain: true,
  path: '/markets/de/080410-dates',
})

/** The outcome of a question, and what was requested. */
async function outcome(
  typed: { q?: string; market?: string },
  answer: QuestionAnswer = nothing,
  chosen: Partial<Chosen> = {},
) {
  const requested: object[] = []
  const result = await outcomeOf(
    { q: '', market: '', ...typed },
    { product: null, market: null, ...chosen },
    'ar',
    (question) => {
      requested.push(question)
      return Promise.resolve(answer)
    },
  )
  return { ...result, requested }
}

describe('a question that was chosen from suggestions', () => {
  it('leads to its page without a call', async () => {
    const both = { product, market }
    expect(await outcome({ q: 'تمور', market: 'ألمانيا' }, nothing, both)).toEqual({
      path: '/markets/de/080410-تمور',
      requested: [],
    })
    expect(await outcome({ q: 'تمور' }, nothing, { product })).toEqual({
      path: '/markets/products/080410',
      requested: [],
    })
    expect(await outcome({ market: 'ألمانيا' }, nothing, { market })).toEqual({
      path: '/markets/de',
      requested: [],
    })
  })

  it('is requested with the code of what was chosen, where the other part was typed', async () => {
    expect(await outcome({ q: 'Dates', market: 'germ' }, found, { product })).toEqual({
      path: '/markets/de/080410-dates',
      requested: [{ q: '080410', market: 'germ' }],
    })
    expect((await outcome({ q: 'dates', market: 'x' }, found, { market })).requested).toEqual([
      { q: 'dates', market: 'DE' },
    ])
  })
})

describe('a typed question', () => {
  it('leads to the address of its answer', async () => {
    expect(await outcome({ q: 'dates germany' }, found)).toMatchObject({ path: found.path })
    const hub = { ...nothing, market, path: '/markets/de' }
    expect(await outcome({ q: 'germany' }, hub)).toMatchObject({ path: '/markets/de' })
  })

  it('that may mean several products leads to the search that lists them', async () => {
    const other = { ...product, code: '080420' }
    const open = { ...found, products: [product, other], certain: false }
    expect(await outcome({ q: 'fruit', market: 'uk' }, open)).toMatchObject({
      path: '/search/fruit%20uk',
    })
    const sure = { ...open, certain: true }
    expect(await outcome({ q: 'dates', market: 'uk' }, sure)).toMatchObject({ path: found.path })
  })

  it('without words, with an unknown product or an unknown market has an error', async () => {
    expect(await outcome({})).toEqual({ error: 'nothing', requested: [] })
    expect(await outcome({ q: 'xyzzy' })).toMatchObject({ error: 'product' })
    const marketOnly = { ...nothing, market, path: '/markets/de' }
    expect(await outcome({ q: 'xyzzy', market: 'de' }, marketOnly)).toMatchObject({
      error: 'product',
    })
    const productOnly = { ...found, market: null, pair: null, path: null }
    expect(await outcome({ q: 'dates', market: 'xyzzy' }, productOnly)).toMatchObject({
      error: 'market',
    })
  })
})

describe('a figure in per cent', () => {
  it.each([
    ['american tariff 15%', 'american tariff'],
    ['رسوم ١٥٪ على التمر', 'رسوم   على التمر'],
    ['7.5 % duty', 'duty'],
    ['15 meat', '15 meat'],
  ])('is no chapter of the tariff: %s', (text, read) => {
    expect(withoutShares(text)).toBe(read)
  })
})

describe('an answer above the results of a search', () => {
  const names = bilingualPair('name', { en: 'European Union', ar: 'الاتحاد الأوروبي' })
  const union = { ...found, market: { ...market, ...names, iso2: 'EU' } }

  it('is shown for goods by their usual name, though the market holds a word for institutions', () => {
    expect(isShownInSearch(union, 'dates European Union')).toBe(true)
    expect(isShownInSearch({ ...union, usual: false }, 'dates European Union')).toBe(false)
  })

  it('is shown for who asks how high the duty is, but not for figures of trade', () => {
    expect(isShownInSearch(found, 'كم نسبة الجمارك على تمر ألمانيا')).toBe(true)
    expect(isShownInSearch(found, 'how much duty on dates in Germany')).toBe(true)
    expect(isShownInSearch(found, 'how much dates in Germany')).toBe(false)
  })

  const alone = { ...found, market: null, pair: null }

  it('is shown to who asks for companies where none sells the goods', () => {
    expect(isShownInSearch({ ...alone, sold: true }, 'dates companies')).toBe(false)
    expect(isShownInSearch({ ...alone, sold: false }, 'dates companies')).toBe(true)
  })

  it('is shown for goods with a word for a kind in their name', () => {
    expect(isShownInSearch(alone, 'غرف نوم')).toBe(true)
    expect(isShownInSearch({ ...alone, corrected: true }, 'غرف نوم')).toBe(false)
    expect(isShownInSearch({ ...alone, usual: false }, 'غرف نوم')).toBe(false)
  })
})
