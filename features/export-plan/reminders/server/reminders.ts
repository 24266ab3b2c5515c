import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { findAddressee } from '@/lib/db/reads/addressees'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { reminderLinks } from '../../server/plan-mails'
import { deleteSettings, findSettings, writeSettings } from './reminders.sql'

/** What a person chose about plans. */
export async function settingsOf(db: Executor, userId: number) {
  return findSettings(db, userId)
}

/** Chooses whether the caller is reminded of tasks by mail. */
export async function setReminders(actor: Actor, reminders: boolean) {
  await writeSettings(await database(), personOf(actor).userId, reminders)
  return { reminders }
}

interface Link {
  person: number
  signature: string
}

/** The person of a link. Throws `not_found` when the portal did not sign it for this address. */
async function readerOf({ person, signature }: Link) {
  const db = await database()
  const reader = await findAddressee(db, person)
  const holder = reader && { id: person, email: reader.address }
  if (!holder || !(await reminderLinks.isValid(db, holder, signature))) {
    throw new Problem('not_found')
  }
  return { db, id: person }
}

/** Whether the person of a link is reminded. Throws `not_found`. */
export async function remindersOfLink(link: Link) {
  const { db, id } = await readerOf(link)
  const { reminders } = await findSettings(db, id)
  return { reminders }
}

/** Ends the reminders of the person of a link; repeating it returns the same. Throws `not_found`. */
export async function endReminders(link: Link, { reply }: CallContext, back?: Locale) {
  const { db, id } = await readerOf(link)
  await writeSettings(db, id, false)
  if (back) {
    reply.status = 303
    reply.headers.set(
      'location',
      localePath(back, routes.planReminders(link.person, link.signature)),
    )
  }
  return 'Success' as const
}

/** Deletes what a person chose when their account is closed. */
export async function forgetSettings(db: Executor, userId: number) {
  await deleteSettings(db, userId)
}
