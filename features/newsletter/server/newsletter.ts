import 'server-only'
import type { PersonalLink } from '@/lib/api/link-calls'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import { database, type Executor } from '@/lib/db/database'
import { routes } from '@/lib/routing/routes'
import { deleteDeliveries, findReader, selectDeliveries, setSubscription } from './newsletter.sql'

export const newsletterLinks = signedLinks('newsletter', routes.newsletter)

export const newsletterPage = linkPage({
  links: newsletterLinks,
  about: 'person',
  find: findReader,
  addressOf: ({ email }) => email,
})

/** Subscribes or unsubscribes the caller. Throws `forbidden` for another person's id. */
export async function subscribeMe(actor: Actor, id: number, subscribe: 0 | 1) {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** Whether the person of a link gets the digest. Throws `not_found`. */
export async function subscriptionOfLink(link: PersonalLink) {
  const { subscribe } = await newsletterPage.recordOf(await database(), link)
  return { subscribe }
}

/**
 * Subscribes or unsubscribes the person of a link; repeating it returns the same. Throws
 * `not_found`.
 */
export async function subscribeByTheirLink(link: PersonalLink, subscribe: 0 | 1) {
  const db = await database()
  const { id } = await newsletterPage.recordOf(db, link)
  await setSubscription(db, id, subscribe)
}

/** The newsletter data of a person. */
export async function exportNewsletter(userId: number) {
  return selectDeliveries(await database(), userId)
}

/** Deletes the newsletter data of a closed account. */
export async function forgetReader(db: Executor, userId: number) {
  await deleteDeliveries(db, userId)
}
