import 'server-only'
import type { PersonalLink } from '@/lib/api/link-calls'
import { personOf, type Actor } from '@/lib/auth/actor'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import { database, type Executor } from '@/lib/db/database'
import { findAddressee } from '@/lib/db/reads/addressees'
import { routes } from '@/lib/routing/routes'
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

/** The links that end the reminders of tasks. */
export const reminderLinks = signedLinks('export-plan-reminders', routes.planReminders)

export const remindersPage = linkPage({
  links: reminderLinks,
  about: 'person',
  find: (db, id) => findAddressee(db, id),
  addressOf: ({ address }) => address,
})

/** Whether the person of a link is reminded. Throws `not_found`. */
export async function remindersOfLink(link: PersonalLink) {
  const db = await database()
  await remindersPage.recordOf(db, link)
  const { reminders } = await findSettings(db, link.person)
  return { reminders }
}

/** Ends the reminders of the person of a link; repeating it returns the same. Throws `not_found`. */
export async function endReminders(link: PersonalLink) {
  const db = await database()
  await remindersPage.recordOf(db, link)
  await writeSettings(db, link.person, false)
}

/** Deletes what a person chose when their account is closed. */
export async function forgetSettings(db: Executor, userId: number) {
  await deleteSettings(db, userId)
}
