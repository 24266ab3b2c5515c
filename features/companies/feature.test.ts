import { companiesFeature } from './feature'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { expect, it } from 'vitest'
import { importProfile } from './exchange/contract'

it('a portal on a provider has no call of files of company profiles', () => {
  const { lacks } = upstreamOf(companiesFeature.calls, () => Promise.resolve(null))
  expect(lacks(importProfile)).toBe(true)
})
