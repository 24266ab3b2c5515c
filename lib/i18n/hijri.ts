const hijriFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The month and day that the Umm al-Qura calendar shows on a day, each from 1. */
export function hijriDate(day: string): { month: number; day: number } {
  const parts = hijriFormat.formatToParts(new Date(`${day}T12:00:00Z`))
  const of = (type: 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return { month: of('month'), day: of('day') }
}
