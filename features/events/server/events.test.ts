import { importRecords } from '@/features/content/server/imports'
import { mount } from '@/lib/api/mount'
import { wholeFrom } from '@/lib/api/paging'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { countries } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import { today } from '@/lib/i18n/today'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature'
import { listJoined } from '../participation/server/participation'
import { getEvent, listEvents } from './events'

const people = new Map<string, Actor>(
  [1, 2].map((userId) => [
    `person-${userId}`,
    { ...anonymous, userId, loginId: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
  ]),
)

const apiServer = mount(eventsFeature.calls, {
  identify: (request) =>
    Promise.resolve(people.get(request.headers.get('x-caller') ?? '') ?? anonymous),
})

const database = useTestDatabase()

const texts = (en: string, ar = en) => ({ en, ar })
const year = Number(today().slice(0, 4))

const event = (id: number, given: object = {}) => ({
  id,
  ...bilingualPair('name', texts(`Fair ${id}`, `معرض ${id}`)),
  ...bilingualPair('description', texts('<p>Food</p><script>1</script>')),
  date_start: `${year + 1}-05-10`,
  date_end: `${year + 1}-05-12`,
  country_id: 400,
  gov_id: null,
  type_id: 1,
  mode_id: 1,
  industry_id: [],
  location_type: 'International event',
  status: 1,
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  updated_at: '2025-12-01T06:00:00.000Z',
  sample: true,
  ...given,
})

beforeAll(async () => {
  const { db } = database
  const place = (id: number, code_2: string, code_3: string, name: { en: string; ar: string }) => ({
    id,
    code_2,
    code_3,
    code_num: String(id),
    is_arab: true,
    ...bilingualPair('name', name),
  })
  await db
    .insert(countries)
    .values([
      place(400, 'JO', 'JOR', texts('Jordan', 'الأردن')),
      place(818, 'EG', 'EGY', texts('Egypt', 'مصر')),
    ])
  const lists = (['events_type', 'events_mode', 'events_status'] as const).flatMap((list) =>
    [1, 2].map((id) => ({ list, id, sort: id, ...bilingualPair('name', texts(`${list} ${id}`)) })),
  )
  await db.insert(lookups).values(lists)
  await db.insert(industries).values(
    [5, 6].map((iid) => ({
      iid,
      ...bilingualPair('name', texts(`Sector ${iid}`)),
      for_products: true,
      for_services: false,
    })),
  )
  await db.insert(users).values(
    [1, 2].map((id) => ({
      id,
      name: 'P',
      email: `p${id}@portal.example`,
      locale: 'en' as const,
    })),
  )
  await importRecords(db, 'events', [
    event(1, { country_id: 818, industry_id: [5, 6] }),
    event(2, { date_start: `${year + 2}-01-01`, date_end: `${year + 2}-01-01`, type_id: 2 }),
    event(3, { location_type: 'Local event', mode_id: 2 }),
    event(4, { date_start: '2025-12-31', date_end: '2026-01-02', industry_id: [6] }),
    event(5, { status: 2 }),
    event(6, { date_start: today(), date_end: today(), status: 2, location_type: 'Local event' }),
  ])
})

type Query = Parameters<typeof listEvents>[0]

const found = async (query: Query) => wholeFrom(await listEvents(query)).map(({ id }) => id)

describe('the list of events', () => {
  it('is the whole array, latest first, without a query', async () => {
    const answer = await listEvents({})
    expect(Array.isArray(answer)).toBe(true)
    expect(await found({})).toEqual([2, 5, 3, 1, 6, 4])
  })

  it('has sectors and country, but no participants', async () => {
    const [answer] = wholeFrom(await listEvents({ country: '818' }))
    expect(answer).toMatchObject({
      name: 'Fair 1',
      industry_id: [5, 6],
      ...bilingualPair('country_name', texts('Egypt', 'مصر'), 'bare'),
      ...bilingualPair('description', texts('<p>Food</p>')),
    })
    expect(Object.keys(answer ?? {})).not.toContain('is_joined')
  })

  it('has nine per page, with the exact total', async () => {
    expect(await listEvents({ page: 1 })).toMatchObject({ total: 6, page: 1, per_page: 9 })
    expect(await listEvents({ page: 9 })).toMatchObject({ data: [], total: 6 })
    expect(await found({ page: 2, per_page: 2 })).toEqual([3, 1])
  })

  it('is filtered by location, country, type, mode, sector and the year of date_start', async () => {
    expect(await found({ location: 'Local event' })).toEqual([3, 6])
    expect(await found({ country: '818' })).toEqual([1])
    expect(await found({ type: '2' })).toEqual([2])
    expect(await found({ mode: '2' })).toEqual([3])
    expect(await found({ industry: '6' })).toEqual([1, 4])
    expect(await found({ year: '2025' })).toEqual([4])
    expect(await found({ year: `2025,${year + 2}` })).toEqual([2, 4])
    expect(await found({ year: '2025', industry: '5' })).toEqual([])
    expect(await found({ sort: 'date-asc', location: 'International event' })).toEqual([4, 1, 5, 2])
  })

  it('has those to come first, the soonest first, when it is asked so', async () => {
    expect(await found({ sort: 'soonest' })).toEqual([6, 1, 3, 5, 2, 4])
  })

  it('is searched case-insensitively, also by the name of the country', async () => {
    expect(await found({ q: 'fair 3' })).toEqual([3])
    expect(await found({ q: 'EGYPT' })).toEqual([1])
    expect(await found({ q: 'مصر' })).toEqual([1])
    expect(await found({ q: 'script' })).toEqual([])
    expect(await found({ q: '%' })).toEqual([])
  })

  it.each([
    ['year=20', 'year'],
    ['country=EG', 'country'],
    ['location=Abroad', 'location'],
    ['sort=name', 'sort'],
    ['per_page=101', 'per_page'],
  ])('refuses an invalid query and names the field: %s', async (query, field) => {
    const response = await apiServer.app.request(`/api/events?${query}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toHaveProperty(`errors.${field}`)
  })
})

it('returns an event by its id, and 404 for an unknown id', async () => {
  expect(await getEvent(3)).toMatchObject({ id: 3, location_type: 'Local event' })
  await expect(getEvent(99)).rejects.toMatchObject({ code: 'not_found' })
})

describe('joining an event', () => {
  const join = async (id: number, caller = 'person-1', body: object = {}) => {
    const response = await apiServer.app.request(`/api/events/${id}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-caller': caller },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }
  const joined = (userId: number) => listJoined(people.get(`person-${userId}`) ?? anonymous)

  it('needs a login', async () => {
    expect((await join(1, 'nobody')).status).toBe(401)
    expect((await apiServer.app.request('/api/joined-events')).status).toBe(401)
  })

  it('gives the same answer the second time', async () => {
    expect(await join(1)).toEqual({ status: 200, text: 'Success' })
    expect(await join(1)).toEqual({ status: 200, text: 'Success' })
    expect(await joined(1)).toEqual([1])
  })

  it('ignores user_id in the body: only the caller joins', async () => {
    expect(await join(2, 'person-1', { event_id: 4, user_id: 2 })).toMatchObject({ status: 200 })
    expect(await joined(1)).toEqual([1, 2])
    expect(await joined(2)).toEqual([])
  })

  it('is refused for an expired event and a closed one', async () => {
    expect((await join(4)).status).toBe(409)
    expect((await join(5)).status).toBe(409)
    expect((await join(99)).status).toBe(404)
  })
})

it('refuses an event that ends before it starts, and an unknown location type', async () => {
  const { db } = database
  await expect(
    importRecords(db, 'events', [event(7, { date_end: '2020-01-01' })]),
  ).rejects.toThrow()
  await expect(importRecords(db, 'events', [event(8, { location_type: 'Moon' })])).rejects.toThrow()
})
