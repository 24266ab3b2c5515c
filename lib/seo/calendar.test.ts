import { parsedCalendar } from '@/tests/support/calendar'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar'

const event = {
  locale: 'en',
  uid: 'event-7@portal.example',
  title: 'Fair; food, drinks',
  text: 'First line\nsecond \\ line',
  place: 'Amman',
  start: '2026-12-30',
  end: '2026-12-31',
  url: 'https://portal.example/events/7',
  organizer: { name: 'National "Export" Portal', address: 'info@portal.example' },
  changed: '2026-11-01T06:00:00.000Z',
} as const

it('has the days of an event, with an exclusive end', () => {
  const file = calendarFile(event)
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20261101T060000Z\r\n')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  expect(parsedCalendar(file)).toMatchObject({ method: 'PUBLISH', zones: [] })
})

it('keeps commas, semicolons, backslashes and line ends as text', () => {
  const file = calendarFile(event)
  expect(file).toContain('SUMMARY;LANGUAGE=en:Fair\\; food\\, drinks\r\n')
  const entry = parsedCalendar(file)
  expect(entry.of('SUMMARY')).toBe(event.title)
  expect(entry.of('DESCRIPTION')).toBe(event.text)
})

it('takes no line, property or parameter from what people write', () => {
  const injected = 'Fair\r\nATTACH:https://evil.example/a\r\nEND:VEVENT"; X=1'
  const given = {
    title: injected,
    text: injected,
    place: injected,
    organizer: { name: injected, address: event.organizer.address },
  }
  const file = calendarFile({ ...event, ...given })
  const entry = parsedCalendar(file)
  expect(entry.of('ATTACH')).toBeUndefined()
  expect(file.match(/END:VEVENT\r\n/g)).toHaveLength(1)
})

it('folds lines at 75 bytes, never inside a character', () => {
  const title = 'معرض الغذاء العربي '.repeat(9).trim()
  const file = calendarFile({ ...event, locale: 'ar', title })
  expect(parsedCalendar(file).of('SUMMARY')).toBe(title)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY;LANGUAGE=ar:${title}\r\n`)
})

describe('the entry of a meeting', () => {
  const meeting = {
    ...event,
    start: '2026-11-24T12:00:00+03:00',
    end: '2026-11-24T09:30:00.000Z',
  }

  it('shows the clocks of its place, which the file defines', () => {
    const file = calendarFile({ ...meeting, zone: 'Asia/Amman' })
    const entry = parsedCalendar(file)
    expect(entry.zones).toEqual(['Asia/Amman'])
    expect([entry.of('DTSTART'), entry.of('DTEND')]).toEqual(['20261124T120000', '20261124T123000'])
    expect(file).toContain('TZOFFSETTO:+0300\r\n')
    expect(entry.of('TRANSP')).toBe('OPAQUE')
  })

  it.each([
    ['2027-07-05T07:00:00.000Z', 'Europe/Berlin', '20270705T090000', '+0200'],
    ['2027-12-06T07:00:00.000Z', 'Europe/Berlin', '20271206T080000', '+0100'],
    ['2027-07-05T15:00:00.000Z', 'America/New_York', '20270705T110000', '-0400'],
    ['2027-07-05T07:00:00.000Z', 'Asia/Kolkata', '20270705T123000', '+0530'],
  ])('at %s has the offset of that day in %s', (start, zone, local, offset) => {
    const end = new Date(Date.parse(start) + 1_800_000).toISOString()
    const file = calendarFile({ ...meeting, start, end, zone })
    expect(parsedCalendar(file).of('DTSTART')).toBe(local)
    expect(file).toContain(`TZOFFSETFROM:${offset}\r\nTZOFFSETTO:${offset}\r\n`)
  })

  it('is in UTC without a zone, and where the clocks change before its end', () => {
    expect(parsedCalendar(calendarFile(meeting)).of('DTSTART')).toBe('20261124T090000Z')
    const night = { start: '2027-10-31T00:30:00.000Z', end: '2027-10-31T01:30:00.000Z' }
    const file = calendarFile({ ...meeting, ...night, zone: 'Europe/Berlin' })
    expect(parsedCalendar(file).of('DTSTART')).toBe('20271031T003000Z')
  })
})

describe('a change', () => {
  it('has the same UID and a higher sequence, and cancels what takes place no more', () => {
    const first = parsedCalendar(calendarFile(event))
    const cancelled = { ...event, changed: '2026-11-01T06:00:02.000Z', isCancelled: true }
    const last = parsedCalendar(calendarFile(cancelled))
    expect(last.of('UID')).toBe(first.of('UID'))
    expect(Number(last.of('SEQUENCE'))).toBe(Number(first.of('SEQUENCE')) + 2)
    expect(last).toMatchObject({ method: 'CANCEL' })
    expect(last.of('STATUS')).toBe('CANCELLED')
  })

  it('counts by its own number where it has one, and fits an integer for decades', () => {
    expect(parsedCalendar(calendarFile({ ...event, sequence: 4 })).of('SEQUENCE')).toBe('4')
    const late = calendarFile({ ...event, changed: '2090-01-01T00:00:00.000Z' })
    expect(Number(parsedCalendar(late).of('SEQUENCE'))).toBeLessThan(2 ** 31)
  })
})
