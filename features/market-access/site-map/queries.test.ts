import { installTransport } from '@/lib/api/call'
import { endpointAddress, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { beforeEach, describe, expect, it } from 'vitest'
import { marketListedPages, marketPartNames } from './queries'

const dates = { iso2: 'DE', slug: { en: '080410-dates', ar: '080410-تمر' } }

const answers: Readonly<Record<string, unknown>> = {
  markets: [{ iso2: 'EU' }, { iso2: 'DE' }],
  'offered-products': ['080410'],
  'market-pairs?part=1': { parts: 2, data: [dates] },
  'market-pairs?part=2': { parts: 2, data: [{ ...dates, iso2: 'GB' }] },
}

function transport(endpoint: Endpoint, input: object) {
  const answer = answers[endpointAddress(endpoint, input)]
  return answer ? Promise.resolve(answer) : Promise.reject(new Problem('not_found'))
}

describe('markets and products in the site map', () => {
  beforeEach(() => installTransport(transport, () => false))

  it('have a part of their own, and the pairs as many as they fill', async () => {
    expect(await marketPartNames()).toEqual(['markets', 'pairs-1', 'pairs-2'])
  })

  it('are the pages of markets and of products that companies offer', async () => {
    const pages = await marketListedPages('markets')
    expect(pages?.map(({ paths }) => paths.en)).toEqual([
      '/markets/check',
      '/markets/data',
      '/markets/products',
      '/markets/eu',
      '/markets/de',
      '/markets/products/080410',
    ])
  })

  it('are the pairs of a part, at their address in each language', async () => {
    const pages = await marketListedPages('pairs-2')
    expect(pages).toEqual([
      { paths: { en: '/markets/gb/080410-dates', ar: '/markets/gb/080410-تمر' }, changed: null },
    ])
  })

  it.each(['pairs-3', 'pairs-0', 'pairs-x', 'pairs', 'market', ''])(
    'have no part %s',
    async (part) => {
      expect(await marketListedPages(part)).toBeNull()
    },
  )
})

it('without the call, as on a provider, there is no part of markets', async () => {
  installTransport(transport, () => true)
  expect(await marketPartNames()).toEqual([])
  expect(await marketListedPages('markets')).toBeNull()
  expect(await marketListedPages('pairs-1')).toBeNull()
})
