import { expect, it } from 'vitest'
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
  changed: '2026-11-01T06:00:00.000Z',
} as const

it('has the days of an event, with an exclusive end', () => {
  const file = calendarFile(event)
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20261101T060000Z\r\n')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
})

it('keeps commas, semicolons, backslashes and line ends as text', () => {
  const file = calendarFile(event)
  expect(file).toContain('SUMMARY;LANGUAGE=en:Fair\\; food\\, drinks\r\n')
  expect(file).toContain('DESCRIPTION;LANGUAGE=en:First line\\nsecond \\\\ line\r\n')
})

it('folds lines at 75 bytes, never inside a character', () => {
  const title = 'معرض الغذاء العربي '.repeat(9).trim()
  const file = calendarFile({ ...event, locale: 'ar', title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY;LANGUAGE=ar:${title}\r\n`)
})
