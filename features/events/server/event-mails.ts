import 'server-only'
import type { Site } from '@/features/site/contract'
import { getSite, mailTemplate } from '@/features/site/server/site'
import { isWithinLimit } from '@/lib/api/limits'
import { addresseeOf } from '@/lib/db/reads/addressees'
import { formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { calendarFile } from '@/lib/seo/calendar'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import type { PortalEvent } from '../contract'
import { eventCalendar } from '../rules'
import { eventsWith } from './events'
import { findParticipant } from './event-mails.sql'

/**
 * What a mail about an event says: the place is sure, or not yet, or now, or the event is near, or the
 * place was given back, or the wait.
 */
const subjects = ['joined', 'waiting', 'moved_up', 'reminder', 'withdrawn', 'left'] as const

type Subject = (typeof subjects)[number]

/** The state that a mail is about; it is not sent once that is another one. */
const states: Partial<Record<Subject, 'waiting' | 'withdrawn'>> = {
  waiting: 'waiting',
  withdrawn: 'withdrawn',
  left: 'withdrawn',
}

/**
 * Tells a participant where they stand, a few times a day. A place comes with a calendar file, and its
 * end with one that removes the entry.
 */
export const eventMail = mailTemplate({
  name: 'mail-event',
  payload: z.object({ about: z.enum(subjects), event_id: z.int(), user_id: z.int() }),
  load: async (db, { about, event_id, user_id }, { attempt }) => {
    const person = await findParticipant(db, event_id, user_id)
    const event = (await eventsWith(db, [event_id])).get(event_id)
    if (!person || !event || person.state !== (states[about] ?? 'joined')) return null
    if (attempt === 1 && !(await isWithinLimit('event-mail', `${event_id} ${user_id}`))) return null
    const { reader, changed, state } = person
    return {
      to: addresseeOf(reader),
      facts: { about, event, changed, isOut: state === 'withdrawn', site: await getSite() },
    }
  },
  write: ({ t, ...pen }, { about, event, changed, isOut, site }) => {
    const { locale } = pen
    const country = pen.textOf(event, 'country_name')
    const title = pen.textOf(event, 'name')
    const values = {
      event: pen.quote(title),
      days: formatDays(event.date_start, event.date_end, locale),
      place: country === '' ? 'none' : pen.quote(country),
    }
    return {
      subject: t(`event.${about}.subject`, { ...values, event: pen.quoteShort(title) }),
      paragraphs: [t(`event.${about}.text`, values), t('event.when', values)],
      action: isOut
        ? { text: t('event.view'), href: pen.page(routes.event(event.id)) }
        : { text: t('event.action'), href: pen.page(routes.myEvents()) },
      notes: isOut ? [] : [t(about === 'waiting' ? 'event.leave' : 'event.withdraw')],
      ...(about !== 'waiting' &&
        about !== 'left' && {
          calendar: calendarOf(event, site, { locale, changed, isCancelled: isOut }),
        }),
    }
  },
})

interface Entry {
  locale: Locale
  /** The person's last step. */
  changed: string
  isCancelled: boolean
}

/** The event as an entry of a person's calendar, which the later of two files decides. */
function calendarOf(event: PortalEvent, site: Site, { locale, changed, isCancelled }: Entry) {
  const { path, uid, ...entry } = eventCalendar(event, site, locale)
  const url = absoluteUrl(locale, path)
  const latest = Math.max(Date.parse(entry.changed), Date.parse(changed))
  const file = calendarFile({
    ...entry,
    url,
    uid: `${uid}@${new URL(url).hostname}`,
    changed: new Date(latest).toISOString(),
    isCancelled,
  })
  return { fileName: `event-${event.id}.ics`, file, isCancelled }
}
