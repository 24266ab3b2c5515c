import { expect, describe, it } from 'vitest'
import {
  changedFields,
  mayAct,
  missingLanguages,
  olderLanguages,
  seenByOthers,
  touchedAfter,
  whereTheyPart,
  moved,
  neighbours,
  pagesBelow,
} from './rules'

const title = { field: 'title', en: 'title_eng', ar: 'title_ara' }

const body = { field: 'body', en: 'body_eng', ar: 'body_ara' }

const pairs = [title, body]

const record = { title_eng: 'Fair', title_ara: 'معرض', body_eng: '<p>A</p>', body_ara: '<p>ا</p>' }

describe('the states of work on a record', () => {
  it('lead from draft over review and approval to publication', () => {
    expect(mayAct('submit', 'draft', true)).toBe(true)
    expect(mayAct('approve', 'in_review', true)).toBe(true)
    expect(mayAct('publish', 'approved', true)).toBe(true)
    expect(mayAct('publish', 'scheduled', true)).toBe(true)
  })

  it('leave no way round approval where four eyes are asked', () => {
    for (const action of ['publish', 'schedule'] as const) {
      for (const state of ['draft', 'in_review', 'published', 'removed'] as const) {
        expect(mayAct(action, state, true)).toBe(false)
      }
      expect(mayAct(action, 'draft', false)).toBe(true)
      expect(mayAct(action, 'published', false)).toBe(false)
    }
  })

  it('leave a removed record only restoring', () => {
    const actions = ['save', 'submit', 'approve', 'publish', 'discard', 'remove'] as const
    for (const action of actions) expect(mayAct(action, 'removed', false)).toBe(false)
    expect(mayAct('restore', 'removed', false)).toBe(true)
  })

  it('count an approval only of somebody who wrote nothing of it', () => {
    expect(seenByOthers(3, [1, 2])).toBe(true)
    expect(seenByOthers(2, [1, 2])).toBe(false)
    expect(seenByOthers(null, [1])).toBe(false)
  })
})

describe('a translation', () => {
  it('is missing where one language says something and the other nothing', () => {
    expect(missingLanguages(record, pairs)).toEqual([])
    expect(missingLanguages({ ...record, title_ara: '' }, pairs)).toEqual(['ar'])
    expect(missingLanguages({ ...record, body_eng: '<p> </p>' }, pairs)).toEqual(['en'])
    expect(missingLanguages({ ...record, body_eng: '', body_ara: '' }, pairs)).toEqual([])
    expect(missingLanguages({ ...record, body_ara: '<img src="/media/x">' }, pairs)).toEqual([])
  })

  const write = (touched: Parameters<typeof touchedAfter>[0], after: object, checked?: string[]) =>
    touchedAfter(touched, {
      before: record,
      after: { ...record, ...after },
      pairs,
      at: '2026-11-21T10:00:00.000Z',
      checked,
    })

  it('is older once the other language alone was written', () => {
    const touched = write({}, { title_eng: 'Trade fair' })
    expect(touched).toEqual({ title: { en: '2026-11-21T10:00:00.000Z' } })
    expect(olderLanguages(touched)).toEqual(['ar'])
    expect(olderLanguages(write({}, { body_ara: '<p>ب</p>' }))).toEqual(['en'])
  })

  it('has caught up when it is written too, together or afterwards', () => {
    expect(write({}, { title_eng: 'Trade fair', title_ara: 'معرض تجاري' })).toEqual({})
    expect(write({ title: { en: 'before' } }, { title_ara: 'معرض تجاري' })).toEqual({})
  })

  it('stays older while only the other language goes on', () => {
    const touched = write({ title: { en: 'before' } }, { title_eng: 'Big fair' })
    expect(olderLanguages(touched)).toEqual(['ar'])
    expect(write({ title: { en: 'before' } }, {})).toEqual({ title: { en: 'before' } })
  })

  it('is right when somebody says so', () => {
    expect(write({ title: { en: 'before' } }, {}, ['title'])).toEqual({})
  })

  it('is missing rather than older when there is none', () => {
    expect(write({ title: { ar: 'before' } }, { title_eng: '' })).toEqual({})
  })
})

it('knows the fields in which two versions differ', () => {
  expect(changedFields({ a: 1, b: [1, 2] }, { a: 1, b: [2] })).toEqual(['b'])
  expect(changedFields(null, { a: 1, b: null })).toEqual(['a'])
  expect(changedFields({ a: 1 }, null)).toEqual(['a'])
})

describe('two long texts that are compared', () => {
  const before = 'word '.repeat(200)

  it('are shown from shortly before the place where they part', () => {
    const [one, other] = whereTheyPart(`${before}olives`, `${before}dates`)
    expect(one).toMatch(/^…word (?:word )*olives$/)
    expect(other).toMatch(/^…word (?:word )*dates$/)
    expect(one.length).toBeLessThan(120)
  })

  it('are cut where they part at once, and short ones not at all', () => {
    const [one, other] = whereTheyPart(`olives ${before}`, `dates ${before}`)
    expect([one.slice(0, 6), other.slice(0, 5), one.length]).toEqual(['olives', 'dates', 401])
    expect(whereTheyPart('a', 'b')).toEqual(['a', 'b'])
    expect(whereTheyPart(before, `${before}more`)[1]).toMatch(/more$/)
  })
})

describe('the order of records', () => {
  describe('records that have an order', () => {
    it('stand among those that share their place', () => {
      const rows = [
        { id: '1', record: { tab_id: 1 } },
        { id: '2', record: { tab_id: 2 } },
        { id: '3', record: { tab_id: 1 } },
      ]
      const groups = neighbours(rows, { within: ['tab_id'] })
      expect(groups.map(({ rows: found }) => found.map(({ id }) => id))).toEqual([['1', '3']])
      expect(groups[0]?.among).toEqual([['tab_id', 1]])
    })

    it('share what their id says', () => {
      const rows = ['titles.1', 'positions.1', 'titles.2'].map((id) => ({ id, record: {} }))
      const [group] = neighbours(rows, { within: ['list'], key: ['list', 'id'] })
      expect(group?.among).toEqual([['list', 'titles']])
      expect(group?.rows.map(({ id }) => id)).toEqual(['titles.1', 'titles.2'])
    })

    it('are moved to another place, never out of the list', () => {
      expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
      expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
      expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
      expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
    })
  })

  it('a page stands below its navigation page, or below another page', () => {
    const at = (id: string, page_id: number, parent_id: number | null) => ({
      id,
      record: { menu_id: 1, page_id, parent_id },
    })
    const rows = [at('1', 1, null), at('2', 2, null), at('3', 1, 1), at('4', 1, null)]
    expect(pagesBelow(rows, { menuPage: '1.1' }).map(({ id }) => id)).toEqual(['1', '4'])
    expect(pagesBelow(rows, { page: '1' }).map(({ id }) => id)).toEqual(['3'])
  })
})
