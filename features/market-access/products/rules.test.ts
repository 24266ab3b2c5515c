import { germany } from '@/tests/support/market-pairs'
import { describe, expect, it } from 'vitest'
import type { ProductNode } from './contract'
import { openingDuty, openingPreference } from './rules'

const opening = (
  facts: Partial<ProductNode['openings'][number]>,
): ProductNode['openings'][number] => ({
  market: germany,
  mfn_max: null,
  answer: 'unknown',
  agreement_key: 'eu',
  confidence: 'derived',
  ...facts,
})

describe('the duty of an opening', () => {
  it('is free only where every line is', () => {
    const free = { mfn_min: '0', mfn_max: '0.00' }
    expect(openingDuty(opening(free)).form).toEqual({ kind: 'free' })
    expect(openingDuty(opening({ ...free, mfn_partial: true }))).toEqual({
      form: { kind: 'percent', rate: '0' },
      hasOthers: true,
    })
  })

  it('is a range where lines differ, and nothing where no tariff is on file', () => {
    const range = { kind: 'range', from: '2', to: '7.7' }
    expect(openingDuty(opening({ mfn_min: '2', mfn_max: '7.70' })).form).toEqual(range)
    expect(openingDuty(opening({}))).toEqual({ form: null, hasOthers: false })
  })

  it('with an agreement is never free under an entry price, and no percentage by weight', () => {
    const entry = openingPreference(opening({ answer: 'free_derived', entry_price: true }))
    expect(entry).toMatchObject({ form: { kind: 'entryPrice' }, isUnsure: true })
    expect(openingPreference(opening({ answer: 'rate' }))).toMatchObject({
      form: null,
      hasOthers: true,
    })
  })
})
