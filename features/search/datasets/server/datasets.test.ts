import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { searchFeature } from '../../feature'

useTestDatabase(loadedTemplate)

const member = { ...anonymous, userId: 1, loginId: 'login' }
const apiServer = mount(searchFeature.calls, { identify: () => Promise.resolve(member) })
const closed = mount(searchFeature.calls)

const read = async (path: string) => (await apiServer.app.request(`/api/${path}`)).json()

describe('the seven datasets for clients with a search of their own', () => {
  it.each([
    ['events', 24, { name: 'Export Forum Amman 2026', location_type: 'Local event' }],
    ['free-trade-agreements', 12, { DESCRIPTION_ENG: 'Jordan–Canada Free Trade Agreement' }],
    ['exports', 54, { name: 'Ministry of Labour' }],
    ['publications', 24, { DESCRIPTION_ENG: 'Qatar: selling to hotels' }],
    ['international-buyers', 38, { company_registered_name: 'Rimal Petra Knitwear Company' }],
    ['pool', 12, { FULL_NAME: 'Export pricing expert' }],
    ['news', 24, { DESCRIPTION_ENG: 'Short guide to road freight published' }],
  ])(
    '%s has all %d public records with the field names of the specification',
    async (name, count, one) => {
      const records = await read(`${name}-for-global-search`)
      expect(records).toHaveLength(count)
      expect(records).toContainEqual(expect.objectContaining(one))
      const ids = records.map(({ id }: { id: number }) => id)
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    },
  )

  it('have texts without HTML tags', async () => {
    expect(JSON.stringify(await read('news-for-global-search'))).not.toMatch(/<\/?p>/)
  })

  it('return a page when the query asks for one', async () => {
    const page = await read('exports-for-global-search?page=3&per_page=20')
    expect(page).toMatchObject({ total: 54, page: 3, per_page: 20 })
    expect(page.data).toHaveLength(14)
  })

  it('return publications to members only', async () => {
    const datasets = searchFeature.calls.filter(({ endpoint }) =>
      endpoint.path.endsWith('-for-global-search'),
    )
    expect(datasets).toHaveLength(7)
    for (const { endpoint } of datasets) {
      const { status } = await closed.app.request(`/api/${endpoint.path}`)
      expect([endpoint.path, status]).toEqual([
        endpoint.path,
        endpoint.path.startsWith('publications') ? 401 : 200,
      ])
    }
  })
})
