import { importRecords } from '@/features/content/server/imports'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { bilingualPair } from '@/lib/bilingual/pair'
import { governorates } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { institutionsFeature } from '../feature'
import { institutionListShape } from '../search-params'
import { institutionTable } from './institutions.provider'
import { getInstitution, listInstitutions } from './institutions'

const apiServer = mount(institutionsFeature.calls)
const database = useTestDatabase()

const institution = (id: number, given: object = {}) => ({
  id,
  name: `Body ${id}`,
  ...bilingualPair('name', { en: `Body ${id}`, ar: `جهة ${id}` }),
  type_id: [1],
  mode_id: [1],
  gov_id: 1,
  ...bilingualPair('description', { en: 'Serves exporters', ar: 'تخدم المصدرين' }),
  website: null,
  status: 1,
  ...given,
})

const chamber = {
  type_id: [2, 3],
  mode_id: [2],
  gov_id: 2,
  ...bilingualPair('name', { en: 'Chamber of 100% trade', ar: 'غرفة الأُرْدُنّ' }),
}

beforeAll(async () => {
  const { db } = database
  await db.insert(governorates).values(
    [1, 2].map((id) => ({
      id,
      name: `Place ${id}`,
      iso_3166_2: ['JO-AM', 'JO-IR'][id - 1] ?? '',
    })),
  )
  await db
    .insert(lookups)
    .values(
      (['exports_type', 'exports_mode'] as const).flatMap((list) =>
        [1, 2, 3].map((id) => ({ list, id, sort: id })),
      ),
    )
  await importRecords(db, 'institutions', [
    ...Array.from({ length: 11 }, (_, index) => institution(index + 1)),
    institution(20, chamber),
    institution(21, { ...chamber, status: 0 }),
  ])
})

type Query = Parameters<typeof listInstitutions>[0]

const found = async (query: Query) => wholeFrom(await listInstitutions(query)).map(({ id }) => id)

describe('the support institutions', () => {
  it('are the whole array of public ones without a query', async () => {
    const answer = await listInstitutions({})
    expect(Array.isArray(answer)).toBe(true)
    expect(wholeFrom(answer)).toHaveLength(12)
    expect(wholeFrom(answer).at(-1)).toMatchObject({ type_id: [2, 3], mode_id: [2], gov_id: 2 })
  })

  it('are ten per page, with the exact total', async () => {
    expect(await listInstitutions({ page: 2 })).toMatchObject({ total: 12, page: 2, per_page: 10 })
    expect(await found({ page: 2 })).toEqual([11, 20])
  })

  it('are filtered by type, by participation mode and by governorate', async () => {
    expect(await found({ type: '3' })).toEqual([20])
    expect(await found({ mode: '2' })).toEqual([20])
    expect(await found({ governorate: '2' })).toEqual([20])
    expect(await listInstitutions({ type: '1,2' })).toMatchObject({ total: 12 })
    expect(await found({ type: '1', governorate: '2' })).toEqual([])
  })

  it('are searched in both languages and any spelling, with wildcards as ordinary characters', async () => {
    expect(await found({ q: 'CHAMBER' })).toEqual([20])
    expect(await found({ q: 'الاردن' })).toEqual([20])
    expect(await found({ q: '100%' })).toEqual([20])
    expect(await found({ q: '_' })).toEqual([])
  })

  it.each([{ q: 'chamber' }, { type: ['3'] }, { mode: ['2'] }, { governorate: '2' }])(
    'equal the filtered list of a provider: %o',
    async (filters) => {
      const state = institutionListShape.parse(filters)
      const all = wholeFrom(await listInstitutions({}))
      const matching = arrangedTable(all, institutionListShape.query(state), institutionTable)
      expect(await found(institutionListShape.query(state))).toEqual(matching.map(({ id }) => id))
    },
  )

  it('are returned one by one, with 404 for one that is not public', async () => {
    expect(await getInstitution(20)).toMatchObject({ id: 20 })
    await expect(getInstitution(21)).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each(['type=x', 'per_page=101', 'governorate='])('refuse %s', async (query) => {
    expect((await apiServer.app.request(`/api/exports?${query}`)).status).toBe(422)
  })
})
