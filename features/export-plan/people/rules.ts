import { dayAfter, instantAtHome, today } from '@/lib/i18n/today'

/** How many days an invitation can be accepted after the day on which it was sent. */
const invitationDays = 14

/** An invitation that is written at midnight may be of the next day. */
const toleratedDays = 1

/** The last day on which an invitation can be accepted. */
export function lastDay(invitedAt: string): string {
  return dayAfter(today(new Date(invitedAt)), invitationDays)
}

/** Invitations of this instant and later ones can be accepted on a day. */
export function openSince(day: string): string {
  return instantAtHome(`${dayAfter(day, -invitationDays)}T00:00`).toISOString()
}

/** Invitations of this instant and later ones are not of a day: a clock that ran ahead wrote them. */
export function openUntil(day: string): string {
  return instantAtHome(`${dayAfter(day, 1 + toleratedDays)}T00:00`).toISOString()
}

/** Whether an invitation can no longer be accepted on a day. */
export function hasExpired(invitedAt: string, day: string): boolean {
  const sent = new Date(invitedAt).toISOString()
  return sent < openSince(day) || sent >= openUntil(day)
}

/** Why the invitation of a link is not on the page: it is gone, or the person has no confirmed address. */
export type InvitationNote = 'gone' | 'unconfirmed'

/** What the page says of the invitation of a link; nothing for one that it shows. */
export function invitationNote(
  id: number,
  shared: readonly { id: number }[],
  person: { email_verified_at: string | null },
): InvitationNote | undefined {
  if (shared.some((one) => one.id === id)) return undefined
  return person.email_verified_at === null ? 'unconfirmed' : 'gone'
}
