import type { Locale } from '@/lib/i18n/locale'

/** An event of whole days for a calendar; days are `YYYY-MM-DD`, the end is its last day. */
export interface CalendarEvent {
  locale: Locale
  /** Names the event in every calendar, for good. */
  uid: string
  title: string
  text: string
  place: string
  start: string
  end: string
  url: string
  /** The ISO instant of its last change. */
  changed: string
}

/** Escapes text for a calendar file (RFC 5545 section 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
}

const lineBytes = 75

/** A line in pieces of at most 75 bytes, never inside a character (RFC 5545 section 3.1). */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > lineBytes) {
      pieces.push(' ')
      bytes = 1
    }
    pieces[pieces.length - 1] += sign
    bytes += size
  }
  return pieces.join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

/** The day after: the end of whole days in a calendar is exclusive. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** An iCalendar file (RFC 5545) with one event. */
export function calendarFile(event: CalendarEvent): string {
  const language = `LANGUAGE=${event.locale}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//National Export Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${event.changed.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(event.start)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(event.end))}`,
    `SUMMARY;${language}:${escaped(event.title)}`,
    ...(event.text === '' ? [] : [`DESCRIPTION;${language}:${escaped(event.text)}`]),
    ...(event.place === '' ? [] : [`LOCATION;${language}:${escaped(event.place)}`]),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
