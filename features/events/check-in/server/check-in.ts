import 'server-only'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { csvLines } from '@/lib/files/csv'
import { formatInstant } from '@/lib/i18n/format'
import { formatLocale, timeZone } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { today } from '@/lib/i18n/today'
import { createTranslator } from 'use-intl/core'
import type { eventsWithPeople, participantExport, participantList } from '../contract'
import {
  countEventsWithPeople,
  countParticipants,
  findEventWithPeople,
  findState,
  selectEventsWithPeople,
  selectParticipants,
  setPresence,
  type ParticipantFilters,
} from './check-in.sql'

const pageSize = 25
const exportLimit = 10_000

/** Events with how many people joined, wait and were present. Throws `forbidden`. */
export async function listEventsWithPeople(actor: Actor, query: QueryOf<typeof eventsWithPeople>) {
  requireAccess('staff:events', actor)
  const db = await database()
  const filters = { search: query.q, time: query.time, day: today() }
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const data = await selectEventsWithPeople(db, { ...filters, limit, offset })
  return pageOf({ data, total: await countEventsWithPeople(db, filters) }, query, pageSize)
}

/** An event with how many people joined, wait and were present. Throws `forbidden`, `not_found`. */
export async function getEventWithPeople(actor: Actor, id: number) {
  requireAccess('staff:events', actor)
  return knownEvent(id)
}

async function knownEvent(id: number) {
  const found = await findEventWithPeople(await database(), id)
  if (!found) throw new Problem('not_found')
  return found
}

type ParticipantQuery = Pick<QueryOf<typeof participantList>, 'q' | 'state' | 'present'>

const filtersOf = ({ q, state, present }: ParticipantQuery): ParticipantFilters => ({
  search: q,
  state,
  present: present === undefined ? undefined : present === '1',
})

/** The participants of an event by name, then its waiting list. Throws `forbidden`, `not_found`. */
export async function listParticipants(
  actor: Actor,
  id: number,
  query: QueryOf<typeof participantList>,
) {
  requireAccess('staff:events', actor)
  await knownEvent(id)
  const db = await database()
  const filters = filtersOf(query)
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const data = await selectParticipants(db, id, { ...filters, limit, offset })
  return pageOf({ data, total: await countParticipants(db, id, filters) }, query, pageSize)
}

/**
 * Checks a participant in, or takes that back; the audit log says who did. Throws `forbidden`,
 * `not_found`, and `conflict` for somebody without a place.
 */
export async function markPerson(
  actor: Actor,
  { id: event_id, person: user_id }: { id: number; person: number },
  present: boolean,
) {
  requireAccess('staff:events', actor)
  const by = personOf(actor).userId
  await transaction(async (tx) => {
    const state = await findState(tx, event_id, user_id)
    if (state === undefined) throw new Problem('not_found')
    if (state !== 'joined') throw new Problem('conflict')
    if (!(await setPresence(tx, { event_id, user_id, by, present }))) return
    const subject = { subject: 'event-participation', id: `${event_id}-${user_id}` }
    await recordChange(tx, { by, action: 'update', ...subject, change: { present } })
  })
  return 'Success' as const
}

/**
 * The participants of an event as a CSV file in a language; what looks like a formula is a text.
 * Throws `forbidden`, also where the password is due again, and `not_found`.
 */
export async function exportParticipants(
  actor: Actor,
  id: number,
  { purpose, locale = 'en', ...query }: BodyOf<typeof participantExport>,
) {
  requireAccess('staff:events', actor)
  requireRecentLogin(actor)
  const event = await knownEvent(id)
  const range = { limit: exportLimit, offset: 0 }
  const db = await database()
  const people = await selectParticipants(db, id, { ...filtersOf(query), ...range })
  await recordChange(db, {
    by: personOf(actor).userId,
    action: 'export',
    subject: 'event-participation',
    id,
    change: { purpose, filters: query, rows: people.length },
  })
  const t = createTranslator({
    locale: formatLocale[locale],
    messages: await messageBooks[locale](),
    namespace: 'eventExport',
    timeZone,
  })
  const head = [
    t('name'),
    t('company'),
    t('email'),
    t('phone'),
    t('state'),
    t('registered'),
    t('present'),
  ]
  const rows = people.map((one) => [
    one.name,
    inLocale(one, 'company', locale),
    one.email,
    one.phone,
    t(`states.${one.state}`),
    formatInstant(one.joined_at, locale),
    one.present_at === null ? '' : formatInstant(one.present_at, locale),
  ])
  return {
    file_name: `${t('file')}-${event.id}.csv`,
    mime: 'text/csv; charset=utf-8',
    content: Buffer.from(csvLines([head, ...rows])).toString('base64'),
    rows: people.length,
  }
}
