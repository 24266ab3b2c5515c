import 'server-only'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { findAddressee } from '@/lib/db/reads/addressees'
import { mailTopic } from '@/lib/mail/mail-topic'
import { endPlanReminders } from '../contract'
import { deleteSettings, findSettings, writeSettings } from './reminders.sql'

/** The reminders of tasks, which accounts get unless they chose otherwise. */
export const reminderMails = mailTopic({
  name: 'plan-reminders',
  purpose: 'export-plan-reminders',
  about: 'person',
  stop: endPlanReminders,
  choices: ['day_before'],
  find: async (db, id) => {
    const found = await findAddressee(db, id)
    return found && { email: found.address, reader: { of: 'account', id } }
  },
  choice: async (db, reader) => {
    if (reader.of !== 'account') return undefined
    return (await findSettings(db, reader.id)).reminders ? 'day_before' : 'never'
  },
  choose: async (db, { of, id }, choice) => {
    if (of === 'account') await writeSettings(db, id, choice !== 'never')
  },
})

/** What a person chose about plans. */
export async function settingsOf(db: Executor, userId: number) {
  return findSettings(db, userId)
}

/** Chooses whether the caller is reminded of tasks by mail. */
export async function setReminders(actor: Actor, reminders: boolean) {
  await writeSettings(await database(), personOf(actor).userId, reminders)
  return { reminders }
}

/** Deletes what a person chose when their account is closed. */
export async function forgetSettings(db: Executor, userId: number) {
  await deleteSettings(db, userId)
}
