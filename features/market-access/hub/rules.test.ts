import { bilingualPair } from '@/lib/bilingual/pair'
import { germany, hubOf, sourced } from '@/tests/support/market-pairs'
import { describe, expect, it } from 'vitest'
import { hubSections, leadingChapters } from './rules'

const dutiesOf = (code: string) => ({
  chapter: { code, ...bilingualPair('name', { en: `Chapter ${code}`, ar: '' }) },
  subheadings: 1,
  mfn_free: 0,
  jordan_free: 1,
  jordan_unconfirmed: 0,
  mfn_max: null,
})
const productOf = (code: string) => ({
  code,
  value: null,
  slug: { en: code, ar: code },
  ...bilingualPair('name', { en: code, ar: '' }),
})
const duties = ['08', '31', '61'].map(dutiesOf)

describe('the leading chapters of a market', () => {
  const codesOf = (most: number, ...[facts]: Parameters<typeof hubOf>) =>
    leadingChapters(hubOf({ duties, ...facts }), most).map(({ chapter }) => chapter.code)

  it('are those of what Jordan sells there, the largest first, each once', () => {
    const products = ['610910', '310420', '610990'].map(productOf)
    const sells = { ...sourced, year: 2024, total: '1', products }
    expect(codesOf(5, { sells, offered: [productOf('080410')] })).toEqual(['61', '31'])
    expect(codesOf(1, { sells })).toEqual(['61'])
  })

  it('are those of what companies offer where no sales are on file', () => {
    expect(codesOf(5, { offered: [productOf('080410'), productOf('990000')] })).toEqual(['08'])
  })
})

describe('the sections of a market', () => {
  it('leave out goods and members where there are none', () => {
    expect(hubSections(hubOf())).toEqual(['agreements', 'duties', 'documents', 'trade', 'related'])
    const hub = hubOf({ offered: [productOf('080410')], members: [germany] })
    expect(hubSections(hub)).toContain('sells')
    expect(hubSections(hub)).toContain('members')
  })
})
