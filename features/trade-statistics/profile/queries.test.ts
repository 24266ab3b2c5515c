import { installTransport } from '@/lib/api/call'
import { endpointAddress, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { shippedStatistics } from '@/tests/support/shipped-statistics'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileData } from './queries'
import { profiles, statisticsOf } from './rules'

const statistics = shippedStatistics()

const agreements = [
  { legal_status: 'in_force', country_codes: ['DE', 'FR'] },
  { legal_status: 'in_force', country_codes: ['FR', 'EG'] },
  { legal_status: 'terminated', country_codes: ['TR'] },
]

/** Answers as the portal does; statistics other than the shipped ones are not found. */
function transport(endpoint: Endpoint, input: object) {
  const address = endpointAddress(endpoint, input)
  if (address === 'free-trade-agreements') return Promise.resolve(agreements)
  const record = statistics.get(address.replace('published-statistics/', ''))
  if (!record || record.identifier === 'JEX-1005') return Promise.reject(new Problem('not_found'))
  return Promise.resolve({ kind: 'statistics', record, charts: [record], related: [] })
}

describe('what a page of the country shows', () => {
  beforeEach(() => installTransport(transport, () => false))

  it('is every public statistic that it names, each once', async () => {
    const { statistics: found, partners } = await profileData('about')
    expect([...found.keys()]).toEqual(statisticsOf(profiles.about))
    expect(partners).toBe(0)
  })

  it('leaves out a statistic that is not public, and counts each partner in force once', async () => {
    const { statistics: found, partners } = await profileData('invest')
    expect([...found.keys()]).toEqual(
      statisticsOf(profiles.invest).filter((identifier) => identifier !== 'JEX-1005'),
    )
    expect(partners).toBe(3)
  })

  it('has no statistics where the portal does not publish any', async () => {
    installTransport(transport, ({ path }) => path.startsWith('published-statistics'))
    expect((await profileData('trade')).statistics.size).toBe(0)
  })
})
