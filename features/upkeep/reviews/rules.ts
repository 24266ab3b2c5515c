/** The day so many months after another one; a month that lacks it has its last day. */
export function dayAfterMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const at = Date.UTC(year, month - 1 + months, Math.min(date, last))
  return new Date(at).toISOString().slice(0, 10)
}
