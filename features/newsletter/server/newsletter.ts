import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { signedLinks } from '@/lib/auth/signed-links'
import { database, type Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { deleteDeliveries, findReader, selectDeliveries, setSubscription } from './newsletter.sql'

/** The person in a newsletter link. */
interface Link {
  person: number
  signature: string
}

const links = signedLinks('newsletter')

/** Subscribes or unsubscribes the caller. Throws `forbidden` for another person's id. */
export async function subscribeMe(actor: Actor, id: number, subscribe: 0 | 1) {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** The signature of a person's link. */
export const linkSignature = links.signature

/** The person of a link. Throws `not_found` when the portal did not sign it for this address. */
async function readerOf({ person, signature }: Link) {
  const db = await database()
  const reader = await findReader(db, person)
  if (!reader || !(await links.isValid(db, reader, signature))) throw new Problem('not_found')
  return reader
}

/** Whether the person of a link gets the digest. Throws `not_found`. */
export async function subscriptionOfLink(link: Link) {
  const { subscribe } = await readerOf(link)
  return { subscribe }
}

/**
 * Subscribes or unsubscribes the person of a link; repeating it returns the same. Throws
 * `not_found`.
 */
export async function subscribeByTheirLink(link: Link, subscribe: 0 | 1) {
  const { id } = await readerOf(link)
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** Redirects to the page of a link in the given language, or in the caller's. */
export function leadToPage({ person, signature }: Link, context: CallContext, back?: Locale) {
  const { reply, locale } = { ...context, ...(back && { locale: back }) }
  const page = localePath(locale, routes.newsletter(person, signature))
  reply.status = 303
  reply.headers.set('location', page)
  return { page }
}

/** The newsletter data of a person. */
export async function exportNewsletter(userId: number) {
  return selectDeliveries(await database(), userId)
}

/** Deletes the newsletter data of a closed account. */
export async function forgetReader(db: Executor, userId: number) {
  await deleteDeliveries(db, userId)
}
