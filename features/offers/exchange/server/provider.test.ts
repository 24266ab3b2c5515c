import { endpointKey } from '@/lib/api/endpoint'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { expect, it } from 'vitest'
import { offerExchangeAdapters } from './provider'

it('a portal on a provider has no call of files of offers', async () => {
  const { lacks } = upstreamOf(offerExchangeAdapters, () => Promise.resolve(null))
  const calls = Object.values(await import('../contract')).filter((one) => 'path' in one)
  expect(calls).toHaveLength(7)
  expect(calls.filter((call) => !lacks(call)).map(endpointKey)).toEqual([])
})
