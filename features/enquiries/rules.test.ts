import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { describe, expect, it } from 'vitest'
import {
  barrierAudienceOf,
  enquiryOptions,
  enquiryStatuses,
  firstEnquiryCode,
  formPages,
  nextStatuses,
  statusAfterReply,
  usualNextStatus,
  optionAddress,
} from './rules'

const option = (code: number) => enquiryOptions.find((candidate) => candidate.code === code)
const address = (code: number) => {
  const found = option(code)
  return found && optionAddress(found, (pageId) => `/pages/${pageId}`)
}

describe('the options of the enquiry-type dialog', () => {
  it('are in the order of their codes, with the first one selected by default', () => {
    expect(enquiryOptions.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7, 99])
    expect(firstEnquiryCode).toBe(1)
  })

  it.each([
    [1, '/pages/150'],
    [2, '/pages/130?tab=2'],
    [3, '/pages/130?tab=3'],
    [4, '/pages/140'],
    [5, '/pages/800'],
    [6, '/pages/170'],
    [7, null],
    [99, '/pages/190'],
  ])('link to their page: %i to %s', (code, expected) => {
    expect(address(code)).toBe(expected)
  })

  it.each([
    [1, 6],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 5],
    [6, undefined],
    [7, undefined],
    [99, 7],
  ])('have their tooltip from the texts of a form: %i from %s', (code, content) => {
    expect(option(code)).toEqual(expect.objectContaining({ code }))
    expect(Reflect.get(option(code) ?? {}, 'content')).toBe(content)
  })
})

const own = { merged_into: null, email: 'rana@portal.example' }

describe('the statuses of an enquiry', () => {
  it('are seven, in the order of their codes', () => {
    expect(enquiryStatuses.map(({ iid, name }) => [iid, name])).toEqual([
      [10, 'new'],
      [20, 'confirmed'],
      [30, 'pending'],
      [40, 'completed'],
      [50, 'rejected'],
      [60, 'closed'],
      [70, 'ongoing'],
    ])
  })

  it.each([
    [10, [20, 30, 40, 50, 60, 70]],
    [20, [30, 40, 50, 60, 70]],
    [30, [20, 40, 50, 60, 70]],
    [40, [60, 70]],
    [50, [60, 70]],
    [60, [70]],
    [70, [30, 40, 50, 60]],
    [80, []],
  ])('can be followed: %i by %j', (from, to) => {
    expect(nextStatuses({ ...own, status: from })).toEqual(to)
  })

  it('cannot follow where the enquiry goes on in another one, or its person is gone', () => {
    expect(nextStatuses({ ...own, status: 60, merged_into: 7 })).toEqual([])
    expect(nextStatuses({ ...own, status: 10, email: '' })).toEqual([])
  })

  it('are never followed by new, and none by itself', () => {
    for (const { iid } of enquiryStatuses) {
      expect(nextStatuses({ ...own, status: iid })).not.toContain(enquiryStatus.new)
      expect(nextStatuses({ ...own, status: iid })).not.toContain(iid)
    }
  })

  it('accept messages until the enquiry is completed, rejected or closed', () => {
    const open = enquiryStatuses.filter(({ iid }) => !isEnded(iid)).map(({ name }) => name)
    expect(open).toEqual(['new', 'confirmed', 'pending', 'ongoing'])
    expect(isEnded(enquiryStatus.closed)).toBe(true)
  })
})

describe('the usual next status', () => {
  it('follows from every status but the last, through the work to the end', () => {
    const path = enquiryStatuses.map(({ iid }) => [iid, usualNextStatus(iid)])
    expect(path).toEqual([
      [10, 70],
      [20, 70],
      [30, 70],
      [40, 60],
      [50, 60],
      [60, undefined],
      [70, 40],
    ])
    for (const [from = 0, to] of path) {
      if (to !== undefined) expect(nextStatuses({ ...own, status: from })).toContain(to)
    }
  })

  it('of a new enquiry that the office replies to is ongoing; others stay as they are', () => {
    const after = enquiryStatuses.map(({ iid }) => statusAfterReply(iid))
    expect(after).toEqual([70, 20, 30, 40, 50, 60, 70])
  })
})

describe('the forms with an address of their own', () => {
  it('are those of exporters and of international buyers for trade barriers', () => {
    expect(barrierAudienceOf('for-exporters')).toBe('for-exporters')
    expect(barrierAudienceOf('for-international-buyers')).toBe('for-international-buyers')
    expect(barrierAudienceOf('for-others')).toBeNull()
  })

  it('are listed for search engines next to their pages', () => {
    const page = (en: string, ar = en) => ({ paths: { en, ar }, changed: null })
    const content = [
      page('/pages/130-market', '/pages/130-x'),
      page('/about-jordan'),
      page('/reporting-trade-barriers'),
    ]
    expect(formPages(content).map(({ paths }) => paths.ar)).toEqual([
      '/pages/130-x?tab=2',
      '/pages/130-x?tab=3',
      '/reporting-trade-barriers/for-exporters',
      '/reporting-trade-barriers/for-international-buyers',
    ])
  })
})
