import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { bothLanguages } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { numberedTable, oneRecord, statusCode, tableRecord } from './table-record'

const written = z.object({
  id: z.int().positive(),
  ...bilingualText('title'),
  ...bilingualOptional('image_alt'),
  path: z.string().startsWith('/').nullable(),
  sort: z.int(),
  day: z.iso.date(),
})

const answer = tableRecord(written, { ...bothLanguages('image_alt', null), path: null, sort: 0 })
const named = { id: 1, title_eng: 'Guide', title_ara: 'الدليل', day: '2026-03-01' }

describe('a record of the tables', () => {
  it('may lack our additions, which are filled in', () => {
    expect(answer.parse(named)).toEqual({
      ...named,
      image_alt_eng: null,
      image_alt_ara: null,
      path: null,
      sort: 0,
    })
  })

  it('keeps additions that are there, and checks them', () => {
    expect(answer.parse({ ...named, path: '/guide', sort: 3 })).toMatchObject({
      path: '/guide',
      sort: 3,
    })
    expect(answer.safeParse({ ...named, path: 'guide' }).success).toBe(false)
    expect(answer.safeParse({ ...named, sort: 'first' }).success).toBe(false)
  })

  it('must have the fields that the specification names', () => {
    const { title_ara: _, ...withoutArabic } = named
    expect(answer.safeParse(withoutArabic).success).toBe(false)
    expect(answer.safeParse({ ...named, id: undefined }).success).toBe(false)
  })

  it('may say null for a text it has not, but for nothing that has a form', () => {
    expect(answer.parse({ ...named, title_eng: null })).toMatchObject({ title_eng: '' })
    expect(answer.safeParse({ ...named, day: null }).success).toBe(false)
  })

  it('loses undeclared fields', () => {
    expect(answer.parse({ ...named, internal_note: 'x' })).not.toHaveProperty('internal_note')
  })

  it('is the same when it is read twice', () => {
    const once = answer.parse({ ...named, title_ara: null })
    expect(answer.parse(once)).toEqual(once)
  })
})

describe('records of the tables', () => {
  it('are numbered by their place where they have no id', () => {
    const list = numberedTable(z.object({ id: z.int(), name: z.string() }))
    expect(list.parse([{ name: 'a' }, { id: null, name: 'b' }, { id: 9, name: 'c' }])).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
      { id: 9, name: 'c' },
    ])
    expect(list.safeParse({ name: 'a' }).success).toBe(false)
  })

  it('are completed from their other fields before they are checked', () => {
    const item = tableRecord(z.object({ id: z.int(), iid: z.int() }), {}, (record) => ({
      iid: record.id,
      ...record,
    }))
    expect(item.parse({ id: 4 })).toEqual({ id: 4, iid: 4 })
    expect(item.safeParse('4').success).toBe(false)
  })
})

describe('a value of the tables', () => {
  const read = (field: z.ZodType, value: unknown) => {
    const { data } = tableRecord(z.object({ field })).safeParse({ field: value })
    return data?.field
  }

  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['2026-03-01T08:30:00.000000Z', '2026-03-01'],
    ['2026-03-01T21:00:00.000000Z', '2026-03-02'],
    ['2026-03-01T00:30:00+03:00', '2026-03-01'],
  ])('%s is the day %s in Amman', (text, day) => {
    expect(read(z.iso.date(), text)).toBe(day)
  })

  it.each([
    ['2026-03-01', '2026-03-01T00:00:00Z'],
    ['2026-03-01 08:30:00', '2026-03-01T08:30:00Z'],
    ['2026-03-01T08:30:00.000000Z', '2026-03-01T08:30:00.000000Z'],
    ['2026-03-01T08:30:00+03:00', '2026-03-01T08:30:00+03:00'],
  ])('%s is the instant %s', (text, instant) => {
    expect(read(z.iso.datetime({ offset: true }), text)).toBe(instant)
  })

  it.each(['', 'soon', '01/03/2026', '2026-13-01', null, 20260301])('%s is none', (text) => {
    expect(read(z.iso.date(), text)).toBeUndefined()
    expect(read(z.iso.datetime({ offset: true }), text)).toBeUndefined()
  })

  it.each([
    ['[4, 5]', [4, 5]],
    [
      ['4', 5],
      [4, 5],
    ],
    [4, [4]],
    [null, []],
    [undefined, []],
  ])('%j is the list of ids %j', (value, ids) => {
    expect(read(z.array(z.int().positive()), value)).toEqual(ids)
  })

  it('may be a number in a text, and no number is read into anything else', () => {
    expect(read(z.int(), '12')).toBe(12)
    expect(read(z.int().nullable(), null)).toBeNull()
    expect(['', 'x', true].map((value) => read(z.int(), value))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('may be a status with its code inside, or one record in an array', () => {
    expect([statusCode({ iid: 20 }), statusCode('30')]).toEqual([20, '30'])
    const item = oneRecord(z.object({ id: z.int() }))
    expect([item.parse([{ id: 1 }]), item.parse({ id: 2 })]).toEqual([{ id: 1 }, { id: 2 }])
    expect(item.safeParse([]).success).toBe(false)
  })
})
