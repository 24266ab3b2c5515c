import { contextInProcess } from '@/lib/api/route'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { anonymous } from '@/lib/auth/actor'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventJoin } from '../contract'
import { eventsFeature } from '../feature'
import { eventPage, portalEvent } from '../queries'
import { eventListShape } from '../search-params'

const provider = useProvider(eventsFeature.calls)

/** An event with only the fields of the tables. */
const known = (id: number, given: object = {}) => ({
  id,
  name: `Fair ${id}`,
  description_eng: '<p>Food and drinks</p>',
  country_name: 'Jordan',
  country_name_ara: 'الأردن',
  date_start: '2026-05-10 00:00:00',
  country_id: 400,
  type_id: 1,
  mode_id: 1,
  industry_id: '[5]',
  location_type: 'International event',
  ...given,
})

beforeEach(() => {
  const abroad = [known(1), known(2, { date_start: '2026-06-01' }), known(3, { type_id: 2 })]
  provider.answers = { events: [...abroad, known(4, { location_type: 'Local event' })] }
})

const ids = async (query: Record<string, string | string[]>) =>
  (await eventPage('International event', eventListShape.parse(query))).data.map(({ id }) => id)

describe('the events of a provider that implements only the tables', () => {
  it('are those of the requested location, latest or earliest first', async () => {
    expect(await ids({})).toEqual([2, 3, 1])
    expect(await ids({ sort: 'date-asc' })).toEqual([1, 3, 2])
  })

  it('are filtered by country, type, mode, industry and the year of date_start', async () => {
    const all = { country: '400', type: '1', mode: '1', industry: '5', year: '2026' }
    expect(await ids(all)).toEqual([2, 1])
    expect(await ids({ type: ['2', '1'] })).toHaveLength(3)
    const none: Record<string, string>[] = [
      { country: '8' },
      { mode: '2' },
      { industry: '6' },
      { year: '2025' },
    ]
    for (const query of none) expect(await ids(query)).toEqual([])
  })

  it('are searched case-insensitively in both languages', async () => {
    expect(await ids({ q: 'FOOD' })).toHaveLength(3)
    expect(await ids({ q: 'الاردن' })).toHaveLength(3)
    expect(await ids({ q: 'textile' })).toEqual([])
  })

  it('are read one by one from the list', async () => {
    expect(await portalEvent(4)).toMatchObject({
      name_eng: 'Fair 4',
      name_ara: '',
      date_start: '2026-05-10',
      date_end: '2026-05-10',
      industry_id: [5],
      status: 4,
    })
    expect(await portalEvent(9)).toBeNull()
  })

  it('are joined by the ids of the event and of the caller in the body', async () => {
    const sent: object[] = []
    const { answer } = upstreamOf(eventsFeature.calls, (_table, input) => {
      sent.push(input)
      return Promise.resolve('Success')
    })
    const context = contextInProcess({ ...anonymous, userId: 7 }, 'join')
    const input = { params: { id: 31 }, body: { event_id: 4, user_id: 2 } }
    await answer(eventJoin, input, context, (_table, _input, load) => load())
    expect(sent).toEqual([{ params: { id: 31 }, body: { event_id: 31, user_id: 7 } }])
  })
})
