import { bilingualPair } from '@/lib/bilingual/pair'
import { dayAfter, instantAtHome, today } from '@/lib/i18n/today'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CalendarEntry } from '../contract'

describe('the calendar of content', () => {
  const { ask, member } = contentUnderTest()
  let editor: StaffMember

  beforeAll(async () => {
    editor = await member('editor')
  })

  /** What a day of the calendar says of a record. */
  const marksOf = async (day: string, id: string) => {
    const month = day.slice(0, 7)
    const { status, body } = await ask('GET', `admin/upkeep/calendar?month=${month}`, editor)
    expect(status).toBe(200)
    const entries: CalendarEntry[] = body.entries
    return entries.filter((one) => one.day === day && one.id === id).map(({ mark }) => mark)
  }

  const begin = async () => {
    const record = {
      ...bilingualPair('DESCRIPTION', { en: 'Planned', ar: 'مخطط' }, 'upper'),
      ...bilingualPair('TARIFF', { en: '<p>Text</p>', ar: '<p>نص</p>' }, 'upper'),
      meta_description_en: null,
      meta_description_ar: null,
      image: null,
      ...bilingualPair('image_alt', { en: null, ar: null }),
      industries: [],
      news_date: '2026-11-20',
      status: 1,
    }
    return String((await ask('POST', 'admin/content/news', editor, { record })).body.id)
  }

  const act = (id: string, verb: string, version: number, more: object = {}) =>
    ask('POST', `admin/content/news/${id}/${verb}`, editor, { version, ...more })

  it('shows publications, schedules, ends and checks on their days in Amman', async () => {
    const id = await begin()
    // Shortly after midnight in Amman it is still the day before in UTC.
    const [publishes, ends, checks] = [10, 20, 30].map((days) => dayAfter(today(), days))
    const at = (day = '') => instantAtHome(`${day}T00:30`).toISOString()
    await act(id, 'schedule', 1, { publish_at: at(publishes) })
    await act(id, 'end', 2, { unpublish_at: at(ends) })
    expect(await marksOf(publishes ?? '', id)).toEqual(['scheduled'])
    expect(await marksOf(ends ?? '', id)).toEqual(['end'])
    await act(id, 'publish', 3)
    await ask('PUT', `admin/upkeep/reviews/news/${id}`, editor, {
      owner_id: editor.id,
      review_on: checks,
      review_months: 6,
    })
    expect(await marksOf(publishes ?? '', id)).toEqual([])
    expect(await marksOf(today(), id)).toEqual(['published'])
    expect(await marksOf(checks ?? '', id)).toEqual(['review'])
  })

  it('forgets a record that is removed', async () => {
    const id = await begin()
    await act(id, 'publish', 1)
    expect(await marksOf(today(), id)).toEqual(['published'])
    await ask('DELETE', `admin/content/news/${id}?version=2`, editor)
    expect(await marksOf(today(), id)).toEqual([])
  })

  it('is for editors, of a month that there is', async () => {
    const officer = await member('officer')
    const calendar = (month: string, who: StaffMember) =>
      ask('GET', `admin/upkeep/calendar?month=${month}`, who)
    expect((await calendar('2026-11', officer)).status).toBe(403)
    expect((await calendar('2026-13', editor)).status).toBe(422)
  })
})
