import { expect, it } from 'vitest'
import { isPreferenceOpen } from './rules'

const uk = {
  key: 'tariff-uk',
  kind: 'tariff',
  open: true,
  licence: 'OGL',
  confidence: 'sourced',
} as const
const free = { mfn_max: '6.0000', mfn_other: [], preference: 'free' } as const

it('preferences may be downloaded of the file that they came with, not of one with general duties only', () => {
  expect(isPreferenceOpen({ ...uk, format: 'uk-measures' }, free)).toBe(true)
  for (const format of ['shipped', 'wto-ttd', 'wto-stats', 'wits-mfn']) {
    expect(isPreferenceOpen({ ...uk, format }, free)).toBe(false)
  }
  expect(isPreferenceOpen({ ...uk, confidence: 'confirmed', format: 'wto-ttd' }, free)).toBe(true)
})
