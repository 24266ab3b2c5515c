import { dayAfter } from '@/lib/i18n/today'

/** Days before the last day at which a body is reminded. */
const reminderDays = 3

/** The last days of tasks that are reminded of now. */
export const remindedUntil = (day: string) => dayAfter(day, reminderDays)

/** Days after its last day at which the link of a task about an enquiry expires. */
const graceDays = 14

/** The last days of tasks about enquiries whose links are valid today. */
export const validFrom = (day: string) => dayAfter(day, -graceDays)
