import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { mailTopic } from '@/lib/mail/mail-topic'
import { unsubscribeByLink } from '../contract'
import { deleteDeliveries, findReader, selectDeliveries, setSubscription } from './newsletter.sql'

/** The weekly newsletter, which accounts get. */
export const newsletterMails = mailTopic({
  name: 'newsletter',
  purpose: 'newsletter',
  about: 'person',
  stop: unsubscribeByLink,
  choices: ['weekly'],
  find: async (db, id) => {
    const found = await findReader(db, id)
    return found && { email: found.email, reader: { of: 'account', id } }
  },
  choice: async (db, reader) => {
    const found = reader.of === 'account' ? await findReader(db, reader.id) : undefined
    return found && (found.subscribe === 1 ? 'weekly' : 'never')
  },
  choose: async (db, { of, id }, choice) => {
    if (of === 'account') await setSubscription(db, id, choice === 'never' ? 0 : 1)
  },
})

/** Subscribes or unsubscribes the caller. Throws `forbidden` for another person's id. */
export async function subscribeMe(actor: Actor, id: number, subscribe: 0 | 1) {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** The newsletter data of a person. */
export async function exportNewsletter(userId: number) {
  return selectDeliveries(await database(), userId)
}

/** Deletes the newsletter data of a closed account. */
export async function forgetReader(db: Executor, userId: number) {
  await deleteDeliveries(db, userId)
}
