import { describe, expect, it } from 'vitest'
import { secondsToNextSlot, slotOf } from './digest-slots'

describe('the period of a mail', () => {
  it.each([
    ['at_once', 'within ten minutes', '2026-11-23T07:09:59Z', '2026-11-23T07:00:00Z'],
    ['at_once', 'when ten minutes begin', '2026-11-23T07:10:00Z', '2026-11-23T07:10:00Z'],
    ['daily', 'a moment before eight in Amman', '2026-11-23T04:59:59Z', '2026-11-22T05:00:00Z'],
    ['daily', 'at eight in Amman', '2026-11-23T05:00:00Z', '2026-11-23T05:00:00Z'],
    ['daily', 'before midnight in Greenwich', '2026-11-23T22:00:00Z', '2026-11-23T05:00:00Z'],
    ['daily', 'after midnight in Amman', '2026-11-23T21:30:00Z', '2026-11-23T05:00:00Z'],
    ['weekly', 'a moment before Sunday at eight', '2026-11-22T04:59:59Z', '2026-11-15T05:00:00Z'],
    ['weekly', 'on Sunday at eight', '2026-11-22T05:00:00Z', '2026-11-22T05:00:00Z'],
    ['weekly', 'on Thursday', '2026-11-26T12:00:00Z', '2026-11-22T05:00:00Z'],
    ['weekly', 'on Saturday night', '2026-11-28T23:00:00Z', '2026-11-22T05:00:00Z'],
  ] as const)('of %s mails begins rightly %s', (speed, _when, now, begin) => {
    expect(slotOf(speed, new Date(now))).toEqual(new Date(begin))
  })

  it('is followed by the next one after at most ten minutes', () => {
    expect(secondsToNextSlot(new Date('2026-11-23T07:09:59.500Z'))).toBe(1)
    expect(secondsToNextSlot(new Date('2026-11-23T07:10:00Z'))).toBe(600)
  })
})
