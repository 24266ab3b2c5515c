import { describe, expect, it } from 'vitest'
import { targetOf, topicOf } from './rules'

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
