const dayMs = 86_400_000

const laterBy = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The first days of events whose participants are reminded on a day: tomorrow and the day after. */
export function reminderDays(day: string): { from: string; until: string } {
  return { from: laterBy(day, 1), until: laterBy(day, 2) }
}
