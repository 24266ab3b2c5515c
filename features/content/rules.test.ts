import { expect, describe, it } from 'vitest'
import {
  changedFields,
  mayAct,
  missingLanguages,
  olderLanguages,
  isApprovedByAnother,
  touchedAfter,
  differingExcerpts,
  moved,
  orderGroups,
  childPages,
} from './rules'

const title = { field: 'title', en: 'title_eng', ar: 'title_ara' }

const body = { field: 'body', en: 'body_eng', ar: 'body_ara' }

const pairs = [title, body]

const record = { title_eng: 'Fair', title_ara: 'معرض', body_eng: '<p>A</p>', body_ara: '<p>ا</p>' }

describe('the states of work on a record', () => {
  it('lead from draft through review and approval to publication', () => {
    expect(mayAct('submit', 'draft', true)).toBe(true)
    expect(mayAct('approve', 'in_review', true)).toBe(true)
    expect(mayAct('publish', 'approved', true)).toBe(true)
    expect(mayAct('publish', 'scheduled', true)).toBe(true)
  })

  it('allow no publication without approval under the four-eyes rule', () => {
    for (const action of ['publish', 'schedule'] as const) {
      for (const state of ['draft', 'in_review', 'published', 'removed'] as const) {
        expect(mayAct(action, state, true)).toBe(false)
      }
      expect(mayAct(action, 'draft', false)).toBe(true)
      expect(mayAct(action, 'published', false)).toBe(false)
    }
  })

  it('allow only the restoration of a removed record', () => {
    const actions = ['save', 'submit', 'approve', 'publish', 'discard', 'remove'] as const
    for (const action of actions) expect(mayAct(action, 'removed', false)).toBe(false)
    expect(mayAct('restore', 'removed', false)).toBe(true)
  })

  it('count an approval only of somebody who is not an author', () => {
    expect(isApprovedByAnother(3, [1, 2])).toBe(true)
    expect(isApprovedByAnother(2, [1, 2])).toBe(false)
    expect(isApprovedByAnother(null, [1])).toBe(false)
  })
})

describe('a translation', () => {
  it('is missing where only one language has a text', () => {
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

  it('is older after only the other language was written', () => {
    const touched = write({}, { title_eng: 'Trade fair' })
    expect(touched).toEqual({ title: { en: '2026-11-21T10:00:00.000Z' } })
    expect(olderLanguages(touched)).toEqual(['ar'])
    expect(olderLanguages(write({}, { body_ara: '<p>ب</p>' }))).toEqual(['en'])
  })

  it('is current when it is written too, together or afterwards', () => {
    expect(write({}, { title_eng: 'Trade fair', title_ara: 'معرض تجاري' })).toEqual({})
    expect(write({ title: { en: 'before' } }, { title_ara: 'معرض تجاري' })).toEqual({})
  })

  it('stays older while only the other language is written', () => {
    const touched = write({ title: { en: 'before' } }, { title_eng: 'Big fair' })
    expect(olderLanguages(touched)).toEqual(['ar'])
    expect(write({ title: { en: 'before' } }, {})).toEqual({ title: { en: 'before' } })
  })

  it('is current when somebody confirms it', () => {
    expect(write({ title: { en: 'before' } }, {}, ['title'])).toEqual({})
  })

  it('is missing rather than older when there is none', () => {
    expect(write({ title: { ar: 'before' } }, { title_eng: '' })).toEqual({})
  })
})

it('the changed fields are those in which two versions differ', () => {
  expect(changedFields({ a: 1, b: [1, 2] }, { a: 1, b: [2] })).toEqual(['b'])
  expect(changedFields(null, { a: 1, b: null })).toEqual(['a'])
  expect(changedFields({ a: 1 }, null)).toEqual(['a'])
})

describe('two long texts that are compared', () => {
  const before = 'word '.repeat(200)

  it('start shortly before their first difference', () => {
    const [one, other] = differingExcerpts(`${before}olives`, `${before}dates`)
    expect(one).toMatch(/^…word (?:word )*olives$/)
    expect(other).toMatch(/^…word (?:word )*dates$/)
    expect(one.length).toBeLessThan(120)
  })

  it('are cut when they differ at once, and short ones are not cut', () => {
    const [one, other] = differingExcerpts(`olives ${before}`, `dates ${before}`)
    expect([one.slice(0, 6), other.slice(0, 5), one.length]).toEqual(['olives', 'dates', 401])
    expect(differingExcerpts('a', 'b')).toEqual(['a', 'b'])
    expect(differingExcerpts(before, `${before}more`)[1]).toMatch(/more$/)
  })
})

describe('the order of records', () => {
  describe('ordered records', () => {
    it('are grouped by the fields that they share', () => {
      const rows = [
        { id: '1', record: { tab_id: 1 } },
        { id: '2', record: { tab_id: 2 } },
        { id: '3', record: { tab_id: 1 } },
      ]
      const groups = orderGroups(rows, { among: ['tab_id'] })
      expect(groups.map(({ rows: found }) => found.map(({ id }) => id))).toEqual([['1', '3']])
      expect(groups[0]?.among).toEqual([['tab_id', 1]])
    })

    it('are grouped by parts of their id', () => {
      const rows = ['titles.1', 'positions.1', 'titles.2'].map((id) => ({ id, record: {} }))
      const [group] = orderGroups(rows, { among: ['list'], key: ['list', 'id'] })
      expect(group?.among).toEqual([['list', 'titles']])
      expect(group?.rows.map(({ id }) => id)).toEqual(['titles.1', 'titles.2'])
    })

    it('are moved within the list, never out of it', () => {
      expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
      expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
      expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
      expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
    })
  })

  it('a page is the child of its navigation page, or of another page', () => {
    const at = (id: string, page_id: number, parent_id: number | null) => ({
      id,
      record: { menu_id: 1, page_id, parent_id },
    })
    const rows = [at('1', 1, null), at('2', 2, null), at('3', 1, 1), at('4', 1, null)]
    expect(childPages(rows, { menuPage: '1.1' }).map(({ id }) => id)).toEqual(['1', '4'])
    expect(childPages(rows, { page: '1' }).map(({ id }) => id)).toEqual(['3'])
  })
})
