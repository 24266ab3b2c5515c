import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { isSignatureOf, signatureOf } from '@/lib/auth/signature'
import { database, type Executor } from '@/lib/db/database'
import { signingKey } from '@/lib/db/signing-keys'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { deleteDeliveries, findReader, selectDeliveries, setSubscription } from './repository'

/** A person as a link of the newsletter names them. */
interface Link {
  person: number
  signature: string
}

const purpose = 'newsletter'

/** What is signed: a link that was sent to another address of the person opens nothing. */
const signed = (id: number, email: string) => `${purpose} ${id} ${email.toLowerCase()}`

/** Subscribes the caller, or ends that. Throws `forbidden` for another person's id. */
export async function subscribeMe(actor: Actor, id: number, subscribe: 0 | 1) {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** The signature of a person's link. */
export async function linkSignature(db: Executor, reader: { id: number; email: string }) {
  return signatureOf(signed(reader.id, reader.email), await signingKey(db, purpose))
}

/** Whose link it is. Throws `not_found` where the portal did not sign it for this address. */
async function readerOf({ person, signature }: Link) {
  const db = await database()
  const reader = await findReader(db, person)
  const key = await signingKey(db, purpose)
  if (!reader || !isSignatureOf(signed(reader.id, reader.email), signature, key)) {
    throw new Problem('not_found')
  }
  return reader
}

/** Whether the person of a link gets the digest. Throws `not_found`. */
export async function subscriptionOfLink(link: Link) {
  const { subscribe } = await readerOf(link)
  return { subscribe }
}

/** Subscribes the person of a link, or ends that; again, it answers the same. Throws `not_found`. */
export async function subscribeByTheirLink(link: Link, subscribe: 0 | 1) {
  const { id } = await readerOf(link)
  await setSubscription(await database(), id, subscribe)
  return 'Success' as const
}

/** Leads to the page of a link, in a language; that of who calls, where none is named. */
export function leadToPage({ person, signature }: Link, context: CallContext, back?: Locale) {
  const { reply, locale } = { ...context, ...(back && { locale: back }) }
  const page = localePath(locale, routes.newsletter(person, signature))
  reply.status = 303
  reply.headers.set('location', page)
  return { page }
}

/** What the portal holds of a person's newsletter. */
export async function exportNewsletter(userId: number) {
  return selectDeliveries(await database(), userId)
}

/** Forgets what was sent to a person who leaves. */
export async function forgetReader(db: Executor, userId: number) {
  await deleteDeliveries(db, userId)
}
