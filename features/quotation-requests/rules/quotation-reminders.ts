import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { dayAfter, today } from '@/lib/i18n/today'
import { answeringSpeeds } from '../contract'

/** Days after which a supplier is reminded, and told that nobody was answered. */
export const reminderDays = [3, 7, 14] as const

/**
 * The day, as `YYYY-MM-DD`, by which a buyer hears of a request that was passed on at an instant: the
 * answer, or that there is none.
 */
export const newsDay = (sentAt: string) => dayAfter(today(new Date(sentAt)), reminderDays[2] + 1)

/** That day in words; '' for a request that was not passed on. */
export const newsDate = (sentAt: string | null, locale: Locale) =>
  sentAt === null ? '' : formatDate(newsDay(sentAt), locale)

/** A company has a public speed from so many answers on. */
export const answersForSpeed = 5

const hours = { day: 24, days: 72, week: 168 } as const

/** How fast a company usually answers, by the median of its answers in hours; slower has no label. */
export function speedOf(answers: number, medianHours: number | null) {
  if (answers < answersForSpeed || medianHours === null) return null
  return answeringSpeeds.find((speed) => medianHours <= hours[speed]) ?? null
}
