import type { Locale } from '@/lib/i18n/locale'
import { aheadAt } from '@/lib/i18n/zones'

/**
 * An event for a calendar: of whole days (`YYYY-MM-DD`, the end is its last day), or from one instant to
 * another (ISO 8601, UTC).
 */
export interface CalendarEvent {
  locale: Locale
  /** Names the event in every calendar, for good. */
  uid: string
  title: string
  text: string
  place: string
  start: string
  end: string
  /** The clocks that an entry with instants shows (IANA). */
  zone?: string
  url: string
  /** Who publishes the entry; a file of a method needs it (RFC 5546 section 3.2). */
  organizer: { name: string; address: string }
  /** The ISO instant of its last change: calendars replace an entry by one that was changed later. */
  changed: string
  /** The number of its revision, where it is not the time of the last change. */
  sequence?: number
  /** It takes place no more: calendars remove the entry that they have. */
  isCancelled?: boolean
}

/** What a file does to a calendar, as its content type names it, too. */
export const calendarMethod = (isCancelled = false) => (isCancelled ? 'CANCEL' : 'PUBLISH')

const sequenceStart = Date.UTC(2026, 0, 1)

/** The number of an entry's revision (RFC 5545 section 3.8.7.4): the seconds up to its last change. */
const sequenceOf = (changed: string) =>
  Math.max(0, Math.floor((Date.parse(changed) - sequenceStart) / 1000))

/** Escapes text for a calendar file (RFC 5545 section 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
}

/** A text between the quotes of a parameter (RFC 5545 section 3.2). */
const quoted = (text: string) => text.replace(/[\u0000-\u001f\u007f"]/g, ' ')

/** The mailbox of the organizer, or where it has none, the address of its site. */
const organizerOf = ({ organizer, url }: CalendarEvent) =>
  organizer.address === '' ? new URL('/', url).href : `mailto:${quoted(organizer.address)}`

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

/** An instant as a calendar file writes it: `20261124T090000Z`. */
const compactInstant = (at: string | number) =>
  new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

interface Times {
  start: string
  end: string
  zone?: string | undefined
}

/** How far the clocks of a zone are ahead during an entry; null where they change before its end. */
function aheadOf({ start, end, zone }: Times): number | null {
  if (zone === undefined || isDay(start)) return null
  const [first, last] = [aheadAt(zone, Date.parse(start)), aheadAt(zone, Date.parse(end))]
  return first === last ? first : null
}

function timesOf(times: Times): string[] {
  const { start, end, zone } = times
  if (isDay(start)) {
    return [`DTSTART;VALUE=DATE:${compact(start)}`, `DTEND;VALUE=DATE:${compact(dayAfter(end))}`]
  }
  const ahead = aheadOf(times)
  if (ahead === null) return [`DTSTART:${compactInstant(start)}`, `DTEND:${compactInstant(end)}`]
  const local = (at: string) => compactInstant(Date.parse(at) + ahead).replace('Z', '')
  return [`DTSTART;TZID=${zone}:${local(start)}`, `DTEND;TZID=${zone}:${local(end)}`]
}

/** The zone of an entry, which needs only the offset of its own day (RFC 5545 section 3.6.5). */
function zoneLines(times: Times): string[] {
  const ahead = aheadOf(times)
  if (ahead === null) return []
  const minutes = Math.abs(Math.round(ahead / 60_000))
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const offset = `${ahead < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${times.zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

/** The day after: the end of whole days in a calendar is exclusive. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** An iCalendar file (RFC 5545) with one event, which it adds, replaces or cancels. */
export function calendarFile(event: CalendarEvent): string {
  const language = `LANGUAGE=${event.locale}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//National Export Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event.isCancelled)}`,
    ...zoneLines(event),
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${compactInstant(event.changed)}`,
    ...timesOf(event),
    `SEQUENCE:${event.sequence ?? sequenceOf(event.changed)}`,
    `ORGANIZER;CN="${quoted(event.organizer.name)}":${organizerOf(event)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY;${language}:${escaped(event.title)}`,
    ...(event.text === '' ? [] : [`DESCRIPTION;${language}:${escaped(event.text)}`]),
    ...(event.place === '' ? [] : [`LOCATION;${language}:${escaped(event.place)}`]),
    `URL:${event.url}`,
    `TRANSP:${isDay(event.start) ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
