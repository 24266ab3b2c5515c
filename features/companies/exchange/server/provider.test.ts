import { upstreamOf } from '@/lib/api/upstream/adapter'
import { expect, it } from 'vitest'
import { importProfile } from '../contract'
import { companyExchangeAdapters } from './provider'

it('a portal on a provider has no call of files of company profiles', () => {
  const { lacks } = upstreamOf(companyExchangeAdapters, () => Promise.resolve(null))
  expect(lacks(importProfile)).toBe(true)
})
