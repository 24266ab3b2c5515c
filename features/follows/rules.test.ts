import { describe, expect, it } from 'vitest'
import { secondsToNextSlot, slotOf, targetOf, topicOf } from './rules'

describe('the target of a follow', () => {
  it.each([
    ['sector', '12', '12'],
    ['sector', '012', null],
    ['hs', '0804', '0804'],
    ['hs', '08041', null],
    ['market', 'EU', 'EU'],
    ['market', 'eu', null],
    ['event', 'all', 'all'],
    ['requests', 'market:DE', 'market:DE'],
    ['requests', 'company:1', null],
    ['search', '  Medjool \u0000\n dates ', 'Medjool dates'],
    ['search', '؟!', null],
  ] as const)('of %s %j is %j', (kind, given, target) => {
    expect(targetOf(kind, given)).toBe(target)
  })
})

describe('the topic of a search', () => {
  it('is the same for searches that find the same', () => {
    const topics = ['Medjool dates', 'medjool  DATES'].map((target) =>
      topicOf({ kind: 'search', target }),
    )
    expect(new Set(topics).size).toBe(1)
    expect(topicOf({ kind: 'search', target: 'زيت الزيتون' })).toBe(
      topicOf({ kind: 'search', target: 'زَيت الزيتون' }),
    )
  })
})

describe('the period of a mail', () => {
  it.each([
    ['at_once', '2026-11-23T07:09:59Z', '2026-11-23T07:00:00Z'],
    ['at_once', '2026-11-23T07:10:00Z', '2026-11-23T07:10:00Z'],
    ['daily', '2026-11-23T04:59:59Z', '2026-11-22T05:00:00Z'],
    ['daily', '2026-11-23T05:00:00Z', '2026-11-23T05:00:00Z'],
    ['daily', '2026-11-23T22:00:00Z', '2026-11-23T05:00:00Z'],
    ['weekly', '2026-11-22T04:59:59Z', '2026-11-15T05:00:00Z'],
    ['weekly', '2026-11-22T05:00:00Z', '2026-11-22T05:00:00Z'],
    ['weekly', '2026-11-28T23:00:00Z', '2026-11-22T05:00:00Z'],
  ] as const)('%s at %s begins at %s', (speed, now, begin) => {
    expect(slotOf(speed, new Date(now))).toEqual(new Date(begin))
  })

  it('is followed by the next one after at most ten minutes', () => {
    expect(secondsToNextSlot(new Date('2026-11-23T07:09:59.500Z'))).toBe(1)
    expect(secondsToNextSlot(new Date('2026-11-23T07:10:00Z'))).toBe(600)
  })
})
