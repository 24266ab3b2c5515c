import 'server-only'
import type { Site } from '@/features/site/contract'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Transaction } from '@/lib/db/database'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { calendarFile } from '@/lib/seo/calendar'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import type { PortalEvent } from '../../contract'
import { formatSlot, otherOf, zoneOf } from '../../meetings/rules'
import { findMeeting, type selectConfirmed, selectNamed } from '../../meetings/server/repository'
import { publisherOf } from '../../rules'
import { eventsWith } from '../../server/service'
import { findAddressee } from './repository'

/** `moving` is for the one who proposes another time for a meeting that was confirmed. */
const subjects = ['proposed', 'moved', 'moving', 'confirmed', 'declined', 'cancelled'] as const

interface ArrangedMeeting {
  event: PortalEvent
  meeting: { id: number; starts_at: string; ends_at: string; version: number; updated_at: string }
  /** Whom the reader of the file meets; empty when the account is closed. */
  other: string
  isCancelled?: boolean
}

/** A meeting as a calendar file (RFC 5545) for one of the two. */
export async function meetingFile(
  { event, meeting, other, isCancelled = false }: ArrangedMeeting,
  site: Site,
  locale: Locale,
) {
  const t = await mailTexts(locale)
  const url = absoluteUrl(locale, routes.eventMeetings(event.id))
  const name = isolated(inLocale(event, 'name', locale), locale)
  return calendarFile({
    locale,
    uid: `meeting-${meeting.id}@${new URL(url).hostname}`,
    title: other === '' ? name : t('meeting.entry', { name: isolated(other, locale) }),
    text: '',
    place: name,
    start: meeting.starts_at,
    end: meeting.ends_at,
    zone: zoneOf(event),
    url,
    organizer: publisherOf(site, locale),
    changed: meeting.updated_at,
    sequence: meeting.version,
    isCancelled,
  })
}

/** Why a meeting is declined, in the language of the reader; the own words as they are. */
function declineTexts(
  t: Awaited<ReturnType<typeof mailTexts>>,
  {
    decline_reason: reason,
    decline_text: text,
  }: NonNullable<Awaited<ReturnType<typeof findMeeting>>>,
  name: string,
  locale: Locale,
): string[] {
  return [
    ...(reason === null || reason === 'other'
      ? []
      : [t('meeting.reason', { reason: t(`meeting.reasons.${reason}`) })]),
    ...(text === '' ? [] : [t('meeting.own', { name, text: isolated(text, locale) })]),
  ]
}

/**
 * Tells a participant what became of a meeting. A confirmed one comes as a calendar file; what was
 * confirmed and is so no more, as a file that removes it.
 */
export const meetingMail = jobKind({
  name: 'mail-meeting',
  payload: z.object({
    about: z.enum(subjects),
    meeting_id: z.int(),
    user_id: z.int(),
    was_confirmed: z.boolean().default(false),
  }),
  delays: mailDelays,
  run: async ({ about, meeting_id, user_id, was_confirmed }, { id }) => {
    const db = await database()
    const meeting = await findMeeting(db, meeting_id)
    const person = await findAddressee(db, user_id)
    if (!meeting || !person) return
    const { event_id, asker_id, invited_id } = meeting
    const otherId = otherOf({ asker_id, invited_id }, user_id)
    const other = (await selectNamed(db, event_id, [otherId])).get(otherId)
    const event = (await eventsWith(db, [event_id])).get(event_id)
    const state = about === 'moved' || about === 'moving' ? 'proposed' : about
    if (!other || !event || meeting.state !== state) return
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const title = inLocale(event, 'name', locale)
    const values = {
      name: isolated(other.name, locale),
      event: isolated(title, locale),
      time: isolated(formatSlot(meeting.starts_at, event, locale), locale),
    }
    const arranged = { event, meeting, other: other.name, isCancelled: was_confirmed }
    await post({
      id,
      to: { name: person.name, address: person.address },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`meeting.${about}.subject`, {
          ...values,
          name: inSubject(other.name, locale),
          event: inSubject(title, locale),
        }),
        greeting: t('greeting', { name: isolated(person.name, locale) }),
        paragraphs: [
          t(`meeting.${about}.text`, values),
          ...(about === 'declined' ? declineTexts(t, meeting, values.name, locale) : []),
          ...(was_confirmed ? [t('meeting.removed')] : []),
          ...(about === 'declined' ? [] : [t('meeting.zone')]),
        ],
        action: {
          text: t('meeting.action'),
          href: absoluteUrl(locale, routes.eventMeetings(event_id)),
        },
      },
      ...((about === 'confirmed' || was_confirmed) && {
        calendar: {
          fileName: `meeting-${meeting.id}.ics`,
          file: await meetingFile(arranged, site, locale),
          isCancelled: was_confirmed,
        },
      }),
    })
  },
})

/**
 * Tells a participant that a meeting will not take place because the other account was closed, without
 * a name: the meeting and the other person exist no more.
 */
export const endedMeetingMail = jobKind({
  name: 'mail-meeting-ended',
  payload: z.object({
    user_id: z.int(),
    event_id: z.int(),
    meeting: z.object({
      id: z.int(),
      starts_at: z.string(),
      ends_at: z.string(),
      version: z.int(),
      updated_at: z.string(),
    }),
  }),
  delays: mailDelays,
  run: async ({ user_id, event_id, meeting }, { id }) => {
    const db = await database()
    const person = await findAddressee(db, user_id)
    const event = (await eventsWith(db, [event_id])).get(event_id)
    if (!person || !event) return
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const title = inLocale(event, 'name', locale)
    const values = {
      event: isolated(title, locale),
      time: isolated(formatSlot(meeting.starts_at, event, locale), locale),
    }
    await post({
      id,
      to: { name: person.name, address: person.address },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('meeting.ended.subject', { ...values, event: inSubject(title, locale) }),
        greeting: t('greeting', { name: isolated(person.name, locale) }),
        paragraphs: [t('meeting.ended.text', values), t('meeting.removed'), t('meeting.zone')],
        action: {
          text: t('meeting.action'),
          href: absoluteUrl(locale, routes.eventMeetings(event_id)),
        },
      },
      calendar: {
        fileName: `meeting-${meeting.id}.ics`,
        file: await meetingFile({ event, meeting, other: '', isCancelled: true }, site, locale),
        isCancelled: true,
      },
    })
  },
})

/** Queues the mails to some of those who meet, in the transaction of the change. */
export async function tellOfMeeting(
  tx: Transaction,
  news: Omit<Parameters<typeof meetingMail.enqueue>[1], 'user_id'>,
  people: readonly number[],
) {
  const told = people.map((user_id) => ({ ...news, user_id }))
  await meetingMail.enqueueAll(tx, told)
}

/** Queues the mails to those who were to meet a person whose account is closed. */
export async function tellOfEnds(
  tx: Transaction,
  meetings: Awaited<ReturnType<typeof selectConfirmed>>,
  closed: number,
) {
  const updated_at = new Date().toISOString()
  await endedMeetingMail.enqueueAll(
    tx,
    meetings.map(({ event_id, asker_id, invited_id, ...meeting }) => ({
      user_id: otherOf({ asker_id, invited_id }, closed),
      event_id,
      meeting: { ...meeting, version: meeting.version + 1, updated_at },
    })),
  )
}
