import offices from '@/lib/db/seed/data/offices.json'
import { describe, expect, it } from 'vitest'
import { dueAfter, dueAfterPause, workingCalendar, workingMinutesLeft } from './working-time'

const plain = workingCalendar([])
const withChristmas = workingCalendar([{ first_day: '2026-12-25', last_day: '2026-12-25' }])
const withEid = workingCalendar([{ first_day: '2027-05-15', last_day: '2027-05-19' }])

/** An instant as clocks in Amman show it. */
const amman = (wall: string) => new Date(`${wall}:00+03:00`).toISOString()

describe('a due time', () => {
  it('is never outside the hours that the sample offices show', () => {
    const [opening, closing] = [amman('2026-11-22T08:00'), amman('2026-11-22T16:00')]
    expect(dueAfter(plain, opening, 8)).toBe(closing)
    for (const { hours_eng } of offices) expect(hours_eng).toContain('8:00 am to 4:00 pm')
  })

  it.each([
    ['within a day', '2026-11-22T09:00', 4, '2026-11-22T13:00'],
    [
      'at the end of a day, not at the start of the next one',
      '2026-11-22T08:00',
      8,
      '2026-11-22T16:00',
    ],
    ['on the next day', '2026-11-22T15:00', 4, '2026-11-23T11:00'],
    ['two working days later at the same hour', '2026-11-22T10:00', 16, '2026-11-24T10:00'],
    ['after the weekend', '2026-11-26T15:00', 2, '2026-11-29T09:00'],
    [
      'from the next working day where it begins on a Friday',
      '2026-11-27T12:00',
      16,
      '2026-11-30T16:00',
    ],
    ['from the next morning where it begins at night', '2026-11-22T23:30', 1, '2026-11-23T09:00'],
    ['ten working days later', '2026-11-22T10:00', 80, '2026-12-06T10:00'],
  ])('is %s', (_title, start, hours, expected) => {
    expect(dueAfter(plain, amman(start), hours)).toBe(amman(expected))
  })

  it('leaves out public holidays of one day and of many', () => {
    expect(dueAfter(workingCalendar([]), amman('2027-05-13T12:00'), 8)).toBe(
      amman('2027-05-16T12:00'),
    )
    expect(dueAfter(withEid, amman('2027-05-13T12:00'), 8)).toBe(amman('2027-05-20T12:00'))
    const thursday = workingCalendar([{ first_day: '2026-12-24', last_day: '2026-12-24' }])
    expect(dueAfter(thursday, amman('2026-12-23T15:00'), 2)).toBe(amman('2026-12-27T09:00'))
    // Christmas of 2026 is a Friday: nothing changes.
    expect(dueAfter(withChristmas, amman('2026-12-24T15:00'), 2)).toBe(amman('2026-12-27T09:00'))
  })

  it('has as much working time left after a pause as before it', () => {
    const due = amman('2026-11-24T10:00')
    const pause = { from: amman('2026-11-23T10:00'), to: amman('2026-11-26T12:00') }
    expect(dueAfterPause(plain, due, pause)).toBe(amman('2026-11-29T12:00'))
  })

  it('stays where it had passed before the pause', () => {
    const due = amman('2026-11-22T10:00')
    const pause = { from: amman('2026-11-23T10:00'), to: amman('2026-11-26T12:00') }
    expect(dueAfterPause(plain, due, pause)).toBe(due)
  })
})

describe('the time left', () => {
  it('is working time: a weekend in between does not count', () => {
    const due = amman('2026-11-29T10:00')
    expect(workingMinutesLeft({ calendar: plain, now: amman('2026-11-26T15:00') }, due)).toBe(180)
    expect(workingMinutesLeft({ calendar: plain, now: amman('2026-11-28T15:00') }, due)).toBe(120)
  })

  it('is negative by the working time since the due time', () => {
    expect(
      workingMinutesLeft(
        { calendar: plain, now: amman('2026-11-29T09:00') },
        amman('2026-11-26T15:00'),
      ),
    ).toBe(-120)
  })
})
