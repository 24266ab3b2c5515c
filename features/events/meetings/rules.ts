import { timeZone, type Locale } from '@/lib/i18n/locale'
import { formatInZone, instantIn } from '@/lib/i18n/zones'
import type { PortalEvent } from '../contract'

type MeetingHours = Pick<
  PortalEvent,
  'date_start' | 'date_end' | 'meeting_minutes' | 'meeting_from' | 'meeting_until' | 'time_zone'
>

/** How often somebody may propose a meeting to the same participant: each proposal is a mail. */
export const proposalsToOne = 3

/** How many steps a meeting may have, such as other times. */
export const stepsOfMeeting = 10

/** Says that a participant was written to often enough. */
export const enough = { fields: { person: ['enough'] } }

/** The zone in which an event shows its times. */
export function zoneOf({ time_zone }: Pick<PortalEvent, 'time_zone'>): string {
  return time_zone ?? timeZone
}

const dayMs = 86_400_000
const minuteMs = 60_000

/** The times of meetings at an event, in order; none where it has no meetings. */
export function slotsOf(event: MeetingHours): { starts_at: string; ends_at: string }[] {
  const { date_start, date_end, meeting_minutes, meeting_from, meeting_until } = event
  if (!meeting_minutes || !meeting_from || !meeting_until) return []
  const zone = zoneOf(event)
  const length = meeting_minutes * minuteMs
  const slots: { starts_at: string; ends_at: string }[] = []
  const last = Date.parse(`${date_end}T00:00:00Z`)
  for (let day = Date.parse(`${date_start}T00:00:00Z`); day <= last; day += dayMs) {
    const name = new Date(day).toISOString().slice(0, 10)
    const end = instantIn(zone, name, meeting_until)
    for (let at = instantIn(zone, name, meeting_from); at + length <= end; at += length) {
      slots.push({
        starts_at: new Date(at).toISOString(),
        ends_at: new Date(at + length).toISOString(),
      })
    }
  }
  return slots
}

/** The times that are still to come. */
export const comingSlots = (event: MeetingHours, now: string) =>
  slotsOf(event).filter(({ starts_at }) => starts_at > now)

/** The other one of the two who meet. */
export const otherOf = (meeting: { asker_id: number; invited_id: number }, own: number) =>
  meeting.asker_id === own ? meeting.invited_id : meeting.asker_id

/** A time of an event as the clocks at its place show it. */
export function formatSlot(at: string, event: Pick<PortalEvent, 'time_zone'>, locale: Locale) {
  return formatInZone(at, zoneOf(event), locale)
}
