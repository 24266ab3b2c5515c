/** The month so many months after another one, as `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

/** A month in an address; another text is the month of today. */
export function monthIn(text: string | null, today: string): string {
  return text !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7)
}
