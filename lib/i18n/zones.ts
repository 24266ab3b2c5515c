import { formatLocale, type Locale } from './locale'

/** Whether a name of a time zone is one of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function aheadAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    ...([of('year'), of('month') - 1, of('day')] as const),
    ...([of('hour'), of('minute'), of('second')] as const),
  )
  return wall - at
}

/** The instant at which the clocks of a zone show a day and an hour (`HH:MM`). */
export function instantIn(zone: string, day: string, clock: string): number {
  const wall = Date.parse(`${day}T${clock}:00Z`)
  const near = wall - aheadAt(zone, wall)
  // Twice, since the clocks may be changed between the guess and the hour.
  return wall - aheadAt(zone, near)
}

/** An instant as the clocks of a zone show it: week day, day and hour. */
export function formatInZone(at: string, zone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formatLocale[locale], {
    timeZone: zone,
    ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit' } as const),
  }).format(new Date(at))
}
