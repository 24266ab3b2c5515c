import { dayAfter } from '@/lib/i18n/today'

/** Days before the last day at which a body is reminded. */
const reminderDays = 3

/** The last days of tasks that are reminded of now. */
export const remindedUntil = (day: string) => dayAfter(day, reminderDays)

/**
 * Days at which the link of a task expires: after its last day where it is about an enquiry, after
 * the end of the barrier where it is about one.
 */
const graceDays = 14

/** The last days of tasks about enquiries, and the days of ends, whose links are valid today. */
export const validFrom = (day: string) => dayAfter(day, -graceDays)
