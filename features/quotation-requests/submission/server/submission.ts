import 'server-only'
import {
  messagesOf,
  openConversation,
  removeConversations,
} from '@/features/conversations/server/conversations'
import { networkForLimit } from '@/lib/api/client-address'
import { countAgainstLimit, countedFirst, type Use } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { tokenHash } from '@/lib/auth/tokens'
import { captchaRule, verifyCaptcha } from '@/lib/captcha/verification'
import { database, transaction, type Executor } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { confirmationMailUse } from '@/lib/mail/confirmation-limit'
import { mailboxOf } from '@/lib/mail/mailbox'
import { createHash } from 'node:crypto'
import {
  confirmationHours,
  requestCaptchaAction,
  type RequestTarget,
  type RequestWrite,
} from '../../contract'
import { confirmationMail, sendSupplierMails } from '../../server/quotation-mails'
import {
  findCompany,
  findMarket,
  findOffer,
  findPerson,
  lockRequest,
  stampRequest,
  updateRequest,
  type RequestRecord,
} from '../../server/quotation-requests.sql'
import { requestPath } from '../../server/quotation-requests'
import { comparedText, hasSpamPattern, heldReason, samePairLimit } from '../../review/rules'
import {
  countSamePair,
  countSameText,
  findByKey,
  hasConfirmed,
  insertRequest,
  isCountry,
  isInTime,
  isRepeated,
  selectUnconfirmed,
} from './submission.sql'

interface About {
  company: number
  products?: number | undefined
  services?: number | undefined
}

/** The company and the offer that a request is about. Throws `not_found` for what is not public. */
export async function getTarget({ company, products, services }: About): Promise<RequestTarget> {
  const db = await database()
  const found = await findCompany(db, company)
  if (!found) throw new Problem('not_found')
  const { email: _, phone: __, ...named } = found
  const about =
    products === undefined
      ? services === undefined
        ? null
        : ({ type: 'services', id: services } as const)
      : ({ type: 'products', id: products } as const)
  const offer = about && (await findOffer(db, { ...about, company }))
  return { company: named, offer: about && offer ? { ...offer, type: about.type } : null }
}

type State = 'unconfirmed' | 'held' | 'sent'

/**
 * Asks a company for a quotation. A member’s confirmed address needs no link; any other gets one
 * mail, without what was typed. One idempotency key is one request. Throws `not_found` for a company
 * that is not public, `invalid` with fields, and `too_many_requests`.
 */
export async function ask(
  body: RequestWrite,
  { actor, address }: Pick<CallContext, 'actor' | 'address'>,
): Promise<{ state: State; path: string | null }> {
  const db = await database()
  const hash = hashOf(body)
  const before = await findByKey(db, body.idempotency_key)
  if (before) return answerOf(db, before, { hash, userId: actor.userId })
  const target = await getTarget(body)
  await requireKnown(db, body)
  await countAgainstLimit('quotation-network', networkForLimit(address ?? 'unknown'))
  const person = actor.userId === null ? undefined : await findPerson(db, actor.userId)
  const isConfirmed = person !== undefined && person.email_verified_at !== null
  const email = isConfirmed ? person.email : body.email
  const uses = isConfirmed ? [personUse(`user ${person.id}`)] : await usesOfVisitor(db, email)
  await countedFirst(uses, () => checkAndWrite({ body, actor, target, person, email, hash }))
  const stored = await findByKey(db, body.idempotency_key)
  if (!stored) throw new Problem('internal')
  return answerOf(db, stored, { hash, userId: actor.userId })
}

interface Asked {
  body: RequestWrite
  actor: CallContext['actor']
  target: RequestTarget
  person: Awaited<ReturnType<typeof findPerson>>
  email: string
  hash: string
}

async function checkAndWrite({ body, actor, target, person, email, hash }: Asked): Promise<void> {
  const verdict = await verifyCaptcha({
    token: body.recaptchaToken,
    action: requestCaptchaAction,
    isLoggedIn: actor.userId !== null,
  })
  const rule = captchaRule(verdict)
  if (rule !== null) throw invalid('recaptchaToken', rule)
  if (verdict === 'unchecked') {
    const caller = actor.userId === null ? tokenHash(mailboxOf(email)) : `user ${actor.userId}`
    await countAgainstLimit('quotation-unchecked', caller)
  }
  const isConfirmed = person !== undefined && person.email_verified_at !== null
  const isMany = isConfirmed && (await isBeyondLimit(target.company.id))
  await transaction(async (tx) => {
    const conversation_id = await openConversation(tx, {
      authorId: person?.id ?? null,
      body: { text: body.text, idempotency_key: body.idempotency_key },
    })
    const written = await insertRequest(tx, {
      ...columnsOf(body, target),
      conversation_id,
      email,
      request_hash: hash,
      state: 'unconfirmed',
      user_id: isConfirmed ? person.id : null,
      locale: isConfirmed && person.locale ? accountLocale(person.locale) : body.locale,
      unchecked: verdict === 'unchecked',
    })
    // Rolls back what is inserted elsewhere under the same key at this moment.
    if (!written) throw new Problem('conflict')
    if (isConfirmed) await sendOn(tx, written, { texts: body, isMany })
    else await confirmationMail.enqueue(tx, { request_id: written.id })
  }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error
  })
}

const personUse = (caller: string): Use => ({ action: 'quotation-person', caller })

/**
 * What counts a request that a mail confirms. A mailbox that confirmed one before may get as many such
 * mails as a person may send requests.
 */
export async function usesOfVisitor(db: Executor, email: string): Promise<Use[]> {
  const person = personUse(tokenHash(mailboxOf(email)))
  return (await hasConfirmed(db, email)) ? [person] : [confirmationMailUse(email), person]
}

/**
 * The answer for a stored request. Its page is named only to the account that it belongs to: anybody
 * else has to have the mail.
 */
async function answerOf(
  db: Executor,
  request: RequestRecord,
  { hash, userId }: { hash: string; userId: number | null },
) {
  if (request.request_hash !== hash) throw invalid('idempotency_key', 'other_body')
  const { state, user_id } = request
  if (state === 'unconfirmed') return { state, path: null }
  const isOwn = user_id !== null && user_id === userId
  return {
    state: state === 'held' ? ('held' as const) : ('sent' as const),
    path: isOwn ? await requestPath(db, request) : null,
  }
}

async function requireKnown(db: Executor, { country, market, wanted_by }: RequestWrite) {
  if (!(await isCountry(db, country))) throw invalid('country', 'choice')
  if (market !== undefined && !(await findMarket(db, market))) throw new Problem('not_found')
  if (wanted_by !== undefined && wanted_by < today()) throw invalid('wanted_by', 'date')
}

function columnsOf(body: RequestWrite, { company, offer }: RequestTarget) {
  const { name, company_name, subject, unit, incoterm, place, idempotency_key } = body
  return {
    name,
    company_name,
    subject,
    place,
    idempotency_key,
    company_id: company.id,
    product_id: offer?.type === 'products' ? offer.id : null,
    service_id: offer?.type === 'services' ? offer.id : null,
    country_id: body.country,
    market: body.market ?? null,
    quantity: body.quantity === undefined ? null : String(body.quantity),
    unit: unit ?? null,
    incoterm: incoterm ?? null,
    wanted_by: body.wanted_by ?? null,
    fingerprint: createHash('sha256').update(comparedText(body.text)).digest('hex'),
  }
}

function hashOf({ recaptchaToken: _, website: __, ...content }: RequestWrite): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

type Texts = Pick<RequestWrite, 'name' | 'company_name' | 'subject' | 'text'>

/** Sends a confirmed request on to the company, or holds it for staff. */
async function sendOn(
  tx: Executor,
  request: RequestRecord,
  { texts, isMany }: { texts: Texts; isMany: boolean },
): Promise<void> {
  await stampRequest(tx, request.id, 'confirmed_at')
  const held_for = heldReason({
    unchecked: request.unchecked,
    pattern: hasSpamPattern(texts),
    repeated: await isRepeated(tx, request),
    sameText: await countSameText(tx, request),
    many: isMany || (await countSamePair(tx, request)) >= samePairLimit,
  })
  if (held_for) {
    await updateRequest(tx, request.id, { state: 'held', held_for })
    return
  }
  await stampRequest(tx, request.id, 'sent_at', 'sent')
  await sendSupplierMails(tx, request, 'new')
}

/** Counts a request to a company; true where it got as many as a day allows. */
async function isBeyondLimit(companyId: number): Promise<boolean> {
  try {
    await countAgainstLimit('quotation-recipient', `company ${companyId}`)
    return false
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return true
    throw error
  }
}

/**
 * Confirms the address of a request, once, and sends it on; repeating it changes nothing. Throws
 * `conflict` when the link is older than 24 hours, or the company is no longer public.
 */
export async function confirmAddress(request: RequestRecord): Promise<void> {
  if (request.state !== 'unconfirmed') return
  const db = await database()
  const isPublic = (await findCompany(db, request.company_id)) !== undefined
  if (!isPublic || !(await isInTime(db, request.id, confirmationHours))) {
    throw new Problem('conflict')
  }
  const [first] = await messagesOf(db, request.conversation_id)
  const texts = { ...request, text: first?.text ?? '' }
  const isMany = await isBeyondLimit(request.company_id)
  await transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id)
    if (locked?.state === 'unconfirmed') await sendOn(tx, locked, { texts, isMany })
  })
}

/** How long a request waits for its confirmation before it is deleted. */
const unconfirmedDays = 7

/** Deletes requests that nobody confirmed (spec/decisions.md, 'Mail and consent'). */
export async function clearUnconfirmed(db: Executor): Promise<void> {
  const atOnce = 200
  const found = await selectUnconfirmed(db, unconfirmedDays, atOnce)
  await transaction((tx) =>
    removeConversations(
      tx,
      found.map(({ conversation_id }) => conversation_id),
    ),
  )
  if (found.length === atOnce) await clearUnconfirmed(db)
}

function invalid(field: string, rule: string): Problem {
  return new Problem('invalid', { fields: { [field]: [rule] } })
}
