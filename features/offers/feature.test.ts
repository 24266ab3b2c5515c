import { offersFeature } from './feature'
import { endpointKey } from '@/lib/api/endpoint'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { expect, it } from 'vitest'

it('a portal on a provider has no call of files of offers', async () => {
  const { lacks } = upstreamOf(offersFeature.calls, () => Promise.resolve(null))
  const calls = Object.values(await import('./exchange/contract')).filter((one) => 'path' in one)
  expect(calls).toHaveLength(7)
  expect(calls.filter((call) => !lacks(call)).map(endpointKey)).toEqual([])
})
