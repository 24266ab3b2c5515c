import { monthSpellings } from '@/lib/i18n/format'

const maxMonths = 12

/** The months from one day to another, as people write them in both languages. */
export function monthsBetween(first: string, last: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return Array.from({ length: maxMonths }, (_, count) =>
    new Date(Date.UTC(year, month - 1 + count, 15)).toISOString().slice(0, 10),
  )
    .filter((day) => day.slice(0, 7) <= last.slice(0, 7))
    .flatMap(monthSpellings)
}
