import { dayAfter } from '@/lib/i18n/today'

/** Days before the last day at which a body is reminded. */
const reminderDays = 3

/** The last days of tasks that are reminded of now. */
export const remindedUntil = (day: string) => dayAfter(day, reminderDays)
