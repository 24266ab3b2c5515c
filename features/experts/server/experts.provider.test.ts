import { call } from '@/lib/api/call'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { expertList } from '../contract'
import { expertsFeature } from '../feature'
import { poolPage } from '../queries'
import { expertListShape } from '../search-params'

const provider = useProvider(expertsFeature.calls)

/** A member of the pool with the fields that the tables name, and nothing else. */
const known = (id: number, expert_id: number) => ({
  id,
  expert_id,
  FULL_NAME: `Adviser ${id}`,
  FULL_NAME_ara: `مستشار ${id}`,
  DESCRIPTION_ENG: '<p>Advice on labels</p>',
  DESCRIPTION_ARA: '<p>مشورة</p>',
})

beforeEach(() => {
  provider.answers = {
    experts: [{ id: 1, NAME_ENG: 'Quality', NAME_ARA: 'الجودة' }],
    pool: Array.from({ length: 11 }, (_, at) => known(at + 1, at < 2 ? 1 : 2)),
  }
})

const page = (query: Record<string, string | string[]>) => poolPage(expertListShape.parse(query))
const ids = async (query: Record<string, string | string[]>) =>
  (await page(query)).data.map(({ id }) => id)

describe('the pool of a provider that knows only the tables', () => {
  it('is paged, nine a page, with what we added', async () => {
    const { data, total } = await page({})
    expect(total).toBe(11)
    expect(data).toHaveLength(9)
    expect(data[0]).toMatchObject({ id: 1, field_eng: '', image: null, status: 1, sample: false })
    expect(await ids({ page: '2' })).toEqual([10, 11])
  })

  it('is filtered by field of expertise and text', async () => {
    expect(await ids({ expert: '1' })).toEqual([1, 2])
    expect(await ids({ expert: ['1', '2'], page: '2' })).toEqual([10, 11])
    expect(await ids({ expert: '3' })).toEqual([])
    expect(await ids({ q: 'ADVISER 11' })).toEqual([11])
    expect(await ids({ q: 'labels', expert: '1' })).toEqual([1, 2])
  })

  it('has fields of expertise, with what we added', async () => {
    expect(await call(expertList)).toEqual([
      { id: 1, NAME_ENG: 'Quality', NAME_ARA: 'الجودة', sort: 0, sample: false },
    ])
  })
})
