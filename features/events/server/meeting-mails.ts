import 'server-only'
import type { Site } from '@/features/site/contract'
import { getSite, mailTemplate } from '@/features/site/server/site'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Transaction } from '@/lib/db/database'
import { findConfirmedAddressee } from '@/lib/db/reads/addressees'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import type { MailPen } from '@/lib/mail/template'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { calendarFile } from '@/lib/seo/calendar'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import type { PortalEvent } from '../contract'
import { formatSlot, otherOf, zoneOf } from '../meetings/rules'
import { findMeeting, type selectConfirmed, selectNamed } from '../meetings/server/meetings.sql'
import { publisherOf } from '../rules'
import { eventsWith } from './events'

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
export async function meetingFile(arranged: ArrangedMeeting, site: Site, locale: Locale) {
  return fileOf({ t: await mailTexts(locale), locale }, arranged, site)
}

/** The same in the language of a translator. */
function fileOf(
  { t, locale }: Pick<MailPen, 't' | 'locale'>,
  { event, meeting, other, isCancelled = false }: ArrangedMeeting,
  site: Site,
) {
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

/** The calendar file of a mail. */
function calendarOf(pen: MailPen, arranged: Required<ArrangedMeeting>, site: Site) {
  return {
    fileName: `meeting-${arranged.meeting.id}.ics`,
    file: fileOf(pen, arranged, site),
    isCancelled: arranged.isCancelled,
  }
}

/** Why a meeting is declined, in the language of the reader; the own words as they are. */
function declineTexts(
  { t, ...pen }: MailPen,
  {
    decline_reason: reason,
    decline_text: text,
  }: NonNullable<Awaited<ReturnType<typeof findMeeting>>>,
  name: string,
): string[] {
  return [
    ...(reason === null || reason === 'other'
      ? []
      : [t('meeting.reason', { reason: t(`meeting.reasons.${reason}`) })]),
    ...(text === '' ? [] : [t('meeting.own', { name, text: pen.quote(text) })]),
  ]
}

/**
 * Tells a participant what became of a meeting. A confirmed one comes as a calendar file; what was
 * confirmed and is so no more, as a file that removes it.
 */
export const meetingMail = mailTemplate({
  name: 'mail-meeting',
  payload: z.object({
    about: z.enum(subjects),
    meeting_id: z.int(),
    user_id: z.int(),
    was_confirmed: z.boolean().default(false),
  }),
  load: async (db, { about, meeting_id, user_id, was_confirmed }) => {
    const meeting = await findMeeting(db, meeting_id)
    const person = await findConfirmedAddressee(db, user_id)
    if (!meeting || !person) return null
    const { event_id, asker_id, invited_id } = meeting
    const otherId = otherOf({ asker_id, invited_id }, user_id)
    const other = (await selectNamed(db, event_id, [otherId])).get(otherId)
    const event = (await eventsWith(db, [event_id])).get(event_id)
    const state = about === 'moved' || about === 'moving' ? 'proposed' : about
    if (!other || !event || meeting.state !== state) return null
    return {
      to: person,
      facts: { about, was_confirmed, meeting, event, other: other.name, site: await getSite() },
    }
  },
  write: ({ t, ...pen }, { about, was_confirmed, meeting, event, other, site }) => {
    const title = pen.textOf(event, 'name')
    const values = {
      name: pen.quote(other),
      event: pen.quote(title),
      time: pen.quote(formatSlot(meeting.starts_at, event, pen.locale)),
    }
    const arranged = { event, meeting, other, isCancelled: was_confirmed }
    return {
      subject: t(`meeting.${about}.subject`, {
        ...values,
        name: pen.quoteShort(other),
        event: pen.quoteShort(title),
      }),
      paragraphs: [
        t(`meeting.${about}.text`, values),
        ...(about === 'declined' ? declineTexts({ t, ...pen }, meeting, values.name) : []),
        ...(was_confirmed ? [t('meeting.removed')] : []),
        ...(about === 'declined' || about === 'cancelled' ? [] : [t('meeting.zone')]),
      ],
      action: { text: t('meeting.action'), href: pen.page(routes.eventMeetings(event.id)) },
      ...((about === 'confirmed' || was_confirmed) && {
        calendar: calendarOf({ t, ...pen }, arranged, site),
      }),
    }
  },
})

/**
 * Tells a participant that a meeting will not take place because the other account was closed, without
 * a name: the meeting and the other person exist no more.
 */
export const endedMeetingMail = mailTemplate({
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
  load: async (db, { user_id, event_id, meeting }) => {
    const person = await findConfirmedAddressee(db, user_id)
    const event = (await eventsWith(db, [event_id])).get(event_id)
    if (!person || !event) return null
    return {
      to: person,
      facts: { event, meeting, site: await getSite() },
    }
  },
  write: ({ t, ...pen }, { event, meeting, site }) => {
    const title = pen.textOf(event, 'name')
    const values = {
      event: pen.quote(title),
      time: pen.quote(formatSlot(meeting.starts_at, event, pen.locale)),
    }
    const arranged = { event, meeting, other: '', isCancelled: true }
    return {
      subject: t('meeting.ended.subject', { ...values, event: pen.quoteShort(title) }),
      paragraphs: [t('meeting.ended.text', values), t('meeting.removed'), t('meeting.zone')],
      action: { text: t('meeting.action'), href: pen.page(routes.eventMeetings(event.id)) },
      calendar: calendarOf({ t, ...pen }, arranged, site),
    }
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
