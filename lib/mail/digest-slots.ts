import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import { instantAtHome, today, weekOf } from '@/lib/i18n/today'

const atOnceMs = 600_000
/** The hour in the country from which daily and weekly mails are sent. */
const mailHour = 8

/** The beginning of the period in which a moment is: ten minutes, a day from 8, a week from 8 of its first day. */
export function slotOf(speed: MailSpeed, now: Date): Date {
  if (speed === 'at_once') return new Date(Math.floor(now.getTime() / atOnceMs) * atOnceMs)
  const day = today(new Date(now.getTime() - mailHour * 3_600_000))
  return instantAtHome(`${speed === 'weekly' ? weekOf(day) : day}T0${mailHour}:00`)
}

/** The seconds until the next period of mails that are sent at once. */
export function secondsToNextSlot(now: Date): number {
  return Math.ceil((atOnceMs - (now.getTime() % atOnceMs)) / 1000)
}
