import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, expect, it } from 'vitest'
import { institutionsFeature } from '../feature'
import { institution, institutionPage } from '../queries'
import { institutionListShape } from '../search-params'

const provider = useProvider(institutionsFeature.calls)

const known = (id: number, given: object = {}) => ({
  id,
  name: `Chamber ${id}`,
  type_id: '[1,2]',
  mode_id: [1],
  gov_id: '1',
  status: 1,
  ...given,
})

beforeEach(() => {
  provider.answers = { exports: [known(1), known(2, { type_id: [3] }), known(3, { status: 0 })] }
})

const ids = async (query: Record<string, string | string[]>) =>
  (await institutionPage(institutionListShape.parse(query))).data.map(({ id }) => id)

it('filters the public institutions of a provider', async () => {
  expect(await ids({})).toEqual([1, 2])
  expect(await ids({ type: ['2', '9'], mode: '1', governorate: '1' })).toEqual([1])
  expect(await ids({ q: 'CHAMBER 2' })).toEqual([2])
  expect(await ids({ governorate: '9' })).toEqual([])
})

it('reads an institution from the list where the provider has no call for one', async () => {
  expect(await institution(1)).toMatchObject({ name_eng: 'Chamber 1', website: null })
  expect(await institution(3)).toBeNull()
})
