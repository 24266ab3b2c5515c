import { credentialTypes } from '@/features/reference-lists/contract'
import { calls } from '@/lib/api/feature'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { credentialsFeature } from '../feature'
import { credential, credentialPage } from '../queries'
import { credentialListShape } from '../search-params'

const provider = useProvider([
  ...credentialsFeature.calls,
  ...calls({ credentialTypes }, 'same', { credentialTypes: () => Promise.resolve([]) }),
])

/** A credential with only the fields of the tables. */
const known = (id: number, given: object = {}) => ({
  id,
  name_eng: `Certificate ${id}`,
  name_ara: `شهادة ${id}`,
  description_eng: '<p>ISO 9001</p>',
  type: '1',
  country_id: '400',
  date: '2026-11-05',
  status: 1,
  ...given,
})

beforeEach(() => {
  const all = [known(1), known(2, { type: 2 }), known(3, { date: '2027-12-01', country_id: 8 })]
  provider.answers = { credentials: all, 'credentials/2': known(2), 'credential-types': [] }
})

const ids = async (query: Record<string, string | string[]>) =>
  (await credentialPage(credentialListShape.parse(query))).data.map(({ id }) => id)

describe('the credentials of a provider that implements only the tables', () => {
  it('are listed newest first, with the fields that the portal adds', async () => {
    expect(await ids({})).toEqual([3, 2, 1])
    const { data, total } = await credentialPage(credentialListShape.parse({}))
    expect(total).toBe(3)
    expect(data.at(-1)).toMatchObject({ type: 1, country_id: 400, country: null, image: null })
  })

  it('are filtered by type, country, year and text', async () => {
    expect(await ids({ type: ['1', '2'], country: '400', year: '2026' })).toEqual([2, 1])
    expect(await ids({ type: '2' })).toEqual([2])
    expect(await ids({ country: '8' })).toEqual([3])
    expect(await ids({ year: '2025' })).toEqual([])
    expect(await ids({ q: 'iso' })).toEqual([3, 2, 1])
    expect(await ids({ q: 'شهاده 3' })).toEqual([3])
    expect(await ids({ q: 'award' })).toEqual([])
  })

  it('are read one by one where the provider has the call', async () => {
    expect((await credential(2))?.credential).toMatchObject({ id: 2 })
    expect(await credential(1)).toBeNull()
  })
})
