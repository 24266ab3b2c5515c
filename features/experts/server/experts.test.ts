import { importRecords } from '@/features/content/server/imports'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { arrangedTable } from '@/lib/api/upstream/table-list'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { expertsFeature } from '../feature'
import { poolTable } from './experts.provider'
import { listExperts, listPool } from './experts'

const apiServer = mount(expertsFeature.calls)

const database = useTestDatabase()

const texts = (en: string, ar = en) => ({ en, ar })

const expert = (id: number, name: string, sort: number) => ({
  id,
  ...bilingualPair('NAME', texts(name, `مجال ${id}`), 'upper'),
  sort,
  sample: true,
})

const entry = (id: number, expert_id: number, given: object = {}) => ({
  id,
  expert_id,
  ...bilingualPair('FULL_NAME', texts(`Adviser ${id}`), 'bare'),
  ...bilingualPair('DESCRIPTION', texts('<p>Advice</p><script>1</script>'), 'upper'),
  ...bilingualPair('TARIFF', texts('<p class="strong">R&amp;D</p>'), 'upper'),
  ...bilingualPair('field', texts('A subject')),
  ...bilingualPair('languages', texts('Arabic')),
  image: null,
  ...bilingualPair('image_alt', texts('')),
  status: 1,
  sample: true,
  ...given,
})

const special = [
  entry(20, 1, bilingualPair('FULL_NAME', texts('Packs 100% paper', 'تعبئة وتغليف'), 'bare')),
  entry(21, 1, bilingualPair('FULL_NAME', texts('snake_case \\ names', 'إدارة الأسماء'), 'bare')),
  entry(22, 2, bilingualPair('field', { en: '', ar: 'شؤون المستهلك في الأُرْدُنّ' })),
  entry(23, 2, { status: 0 }),
]

beforeAll(async () => {
  const plain = Array.from({ length: 10 }, (_, index) => entry(index + 1, 2))
  await importRecords(database.db, 'expert-fields', [
    expert(1, 'Transport', 2),
    expert(2, 'Markets', 1),
  ])
  await importRecords(database.db, 'experts', [...plain, ...special])
})

type Query = Parameters<typeof listPool>[0]

const found = async (query: Query) => wholeFrom(await listPool(query)).map(({ id }) => id)

describe('the pool of experts', () => {
  it('is the whole array of public entries by field of expertise without a query', async () => {
    const answer = await listPool({})
    expect(Array.isArray(answer)).toBe(true)
    expect(await found({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 22, 20, 21])
    expect((await listExperts()).map(({ id }) => id)).toEqual([2, 1])
  })

  it('has nine entries per page, with the exact total', async () => {
    expect(await listPool({ page: 2 })).toMatchObject({ total: 13, page: 2, per_page: 9 })
    expect(await found({ page: 2 })).toEqual([10, 22, 20, 21])
  })

  it('has an empty page after the last', async () => {
    expect(await listPool({ page: 99 })).toMatchObject({ data: [], total: 13 })
  })

  it('is filtered by one field of expertise or several', async () => {
    expect(await found({ expert: '1' })).toEqual([20, 21])
    expect(await listPool({ expert: '1,2' })).toMatchObject({ total: 13 })
    expect(await found({ expert: '999' })).toEqual([])
  })

  it('is searched case-insensitively in both languages and in the names of fields', async () => {
    expect(await found({ q: 'PAPER' })).toEqual([20])
    expect(await found({ q: 'names snake' })).toEqual([21])
    expect(await found({ q: 'transport' })).toEqual([20, 21])
    expect(await found({ q: 'paper names' })).toEqual([])
  })

  it.each([
    ['اداره', 21],
    ['شوون', 22],
    ['الاردن', 22],
    ['تـغـليف', 20],
  ])('is searched in any spelling of Arabic: %s', async (q, id) => {
    expect(await found({ q })).toEqual([id])
  })

  it('treats SQL wildcards as ordinary characters', async () => {
    expect(await found({ q: '%' })).toEqual([20])
    expect(await found({ q: '_' })).toEqual([21])
    expect(await found({ q: '\\' })).toEqual([21])
    expect(await found({ q: "' or 1=1 --" })).toEqual([])
  })

  it('is searched in the text of its HTML, not in the tags', async () => {
    expect(await listPool({ q: 'r&d' })).toMatchObject({ total: 13 })
    expect(await found({ q: 'strong' })).toEqual([])
  })

  it('finds everything for a text without words', async () => {
    expect(await listPool({ q: '  ' })).toMatchObject({ total: 13 })
  })

  it.each(['paper', 'اداره', '%', 'advice', 'r&d', 'strong', 'شوون'])(
    'equals the filtered list of a provider: %s',
    async (q) => {
      const all = wholeFrom(await listPool({}))
      const matching = arrangedTable(all, { q, expert: '1,2' }, poolTable).map(({ id }) => id)
      expect(await found({ q, expert: '1,2', per_page: 100 })).toEqual(matching)
    },
  )
})

describe('a query of the pool', () => {
  const ask = async (query: string) => {
    const response = await apiServer.app.request(`/api/pool?${query}`)
    const { errors } = await response.json()
    return { status: response.status, fields: Object.keys(errors ?? {}) }
  }

  it.each([
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['expert=x', 'expert'],
    ['expert=', 'expert'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=a%00b', 'q'],
    ['q=a&q=b', 'q'],
  ])('is refused when invalid, with the name of the field: %s', async (query, field) => {
    expect(await ask(query)).toEqual({ status: 422, fields: [field] })
  })

  it('accepts 100 per page and 200 characters', async () => {
    expect((await ask(`per_page=100&q=${'x'.repeat(200)}`)).status).toBe(200)
  })
})
