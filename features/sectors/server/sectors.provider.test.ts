import { call } from '@/lib/api/call'
import { useProvider } from '@/tests/support/provider-server'
import { expect, it } from 'vitest'
import { industryById, industryList } from '../contract'
import { sectorsFeature } from '../feature'

const provider = useProvider(sectorsFeature.calls)

it('reads the id of a sector from id or iid', async () => {
  const names = { name_eng: 'Food', name_ara: 'الأغذية' }
  provider.answers = {
    industries: [{ id: 4, ...names }],
    'get-industry-by-iid/4': { iid: 4, image: 'x', ...names },
  }
  expect((await call(industryList))[0]).toMatchObject({ id: 4, iid: 4 })
  expect(await call(industryById, { params: { id: 4 } })).toMatchObject({ id: 4, image: 'x' })
})
