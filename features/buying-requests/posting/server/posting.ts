import 'server-only'
import { countAgainstLimit, countedFirst, type Use } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { tokenHash } from '@/lib/auth/tokens'
import { bilingualPair } from '@/lib/bilingual/pair'
import { captchaRule, verifyCaptcha } from '@/lib/captcha/verification'
import { database, transaction, type Executor } from '@/lib/db/database'
import { dayAfter, today } from '@/lib/i18n/today'
import { confirmationMailUse } from '@/lib/mail/confirmation-limit'
import { mailboxOf } from '@/lib/mail/mailbox'
import { createHash, randomUUID } from 'node:crypto'
import { requestLinks } from '../../server/request-links'
import { buyingConfirmationMail } from '../../server/buying-mails'
import { matchRequest, wantedBy } from '../../matching/server/matching'
import { isDeadline } from '../../rules'
import { requestCaptchaAction, type RequestWrite } from '../contract'
import {
  findAccount,
  findAccountOf,
  findByKey,
  findEnquiry,
  findUnknown,
  insertRequest,
  isTooOld,
  renewUnconfirmed,
  selectOfPerson,
  updateRequest,
  type NewRequest,
} from './posting.sql'

/**
 * Posts a request. The address of a member is confirmed already; any other gets one mail, without
 * what was typed, and staff see the request once it is confirmed. Two requests with the same key are
 * one. Throws `invalid` with fields, `too_many_requests`, and `unavailable` where a visitor cannot
 * be checked by the captcha.
 */
export async function postRequest(actor: Actor, body: RequestWrite) {
  const db = await database()
  const account = actor.userId === null ? undefined : await findAccount(db, actor.userId)
  const isConfirmed = account !== undefined && account.verified_at !== null
  const email = isConfirmed ? account.email : body.email
  // Anyone can type an address: until it is confirmed, the mail alone leads to the request.
  const user_id = isConfirmed ? account.id : null
  const hash = hashOf(body, email)
  const before = await postedBefore(db, body, hash)
  if (before) return answer(db, before, actor)
  await requireKnown(db, actor, body)
  const posted = await countedFirst(usesOfPost(user_id, email), () =>
    checkAndWrite(db, actor, { body, email, user_id, hash }),
  )
  return answer(db, { ...posted, user_id }, actor)
}

interface Post {
  body: RequestWrite
  email: string
  /** The account of a confirmed address. */
  user_id: number | null
  hash: string
}

async function checkAndWrite(db: Executor, actor: Actor, { body, email, user_id, hash }: Post) {
  const verdict = await verifyCaptcha({
    token: body.recaptchaToken,
    action: requestCaptchaAction,
    isLoggedIn: actor.userId !== null,
  })
  const rule = captchaRule(verdict)
  if (rule !== null) throw invalid('recaptchaToken', rule)
  if (verdict === 'unchecked') await countUnchecked(actor)
  const isConfirmed = user_id !== null
  const written = await transaction(async (tx) => {
    const row = await insertRequest(tx, {
      ...columnsOf(body),
      email,
      user_id,
      request_hash: hash,
      ...(isConfirmed
        ? { state: 'review' as const, confirmed_at: new Date().toISOString() }
        : { state: 'unconfirmed' as const }),
      unchecked: verdict === 'unchecked',
    })
    if (row && !isConfirmed) await buyingConfirmationMail.enqueue(tx, { request_id: row.id })
    return row
  })
  const posted = written
    ? { ...written, state: isConfirmed ? ('review' as const) : ('unconfirmed' as const) }
    : await postedBefore(db, body, hash)
  if (!posted) throw new Problem('internal')
  return posted
}

/** Without a captcha a person with an account posts few requests, and nobody else does. */
async function countUnchecked({ userId }: Actor): Promise<void> {
  if (userId === null) throw new Problem('unavailable')
  await countAgainstLimit('buying-request-unchecked', `user ${userId}`)
}

/**
 * An account is counted by itself, so that nobody else uses up what it may post; anybody else by the
 * mailbox, and first as a mail to it.
 */
function usesOfPost(userId: number | null, email: string): Use[] {
  const action = 'buying-request-person'
  if (userId !== null) return [{ action, caller: `user ${userId}` }]
  return [confirmationMailUse(email), { action, caller: tokenHash(mailboxOf(email)) }]
}

/**
 * Sends the mail that confirms the address of a request once more, to whom knows its key: the form
 * that sent it. The 24 hours of the link begin again. A request that needs no mail gets none, and the
 * answer does not tell. Throws `too_many_requests`, by the same limits as the first mail.
 */
export async function sendAgain(key: string) {
  const db = await database()
  const request = await findByKey(db, key)
  const isWaiting = request?.state === 'unconfirmed' && !(await isTooOld(db, request.id))
  if (!isWaiting) return 'Success' as const
  await countedFirst(usesOfPost(null, request.email), () =>
    transaction(async (tx) => {
      const isRenewed = await renewUnconfirmed(tx, request.id)
      if (isRenewed) await buyingConfirmationMail.enqueue(tx, { request_id: request.id })
    }),
  )
  return 'Success' as const
}

function columnsOf(body: RequestWrite) {
  const { locale } = body
  // The buyer writes in one language; staff add the other one when they release the request.
  const written = (text: string) => ({
    en: locale === 'en' ? text : '',
    ar: locale === 'ar' ? text : '',
  })
  return {
    ...bilingualPair('product', written(body.product)),
    ...bilingualPair('quality', written(body.quality)),
    ...bilingualPair('certificates', written(body.certificates)),
    locale,
    name: body.name,
    company: body.company,
    country_id: body.country,
    hs_code: body.hs_code,
    quantity: body.quantity,
    unit: body.unit,
    market_id: body.market,
    deadline: body.deadline,
    may_introduce: body.may_introduce,
    enquiry_id: body.enquiry ?? null,
    idempotency_key: body.idempotency_key,
  }
}

function hashOf(body: RequestWrite, email: string): string {
  const { recaptchaToken: _token, website: _website, idempotency_key: _key, ...content } = body
  return createHash('sha256')
    .update(JSON.stringify({ ...content, email }))
    .digest('hex')
}

async function postedBefore(db: Executor, { idempotency_key }: RequestWrite, hash: string) {
  const found = await findByKey(db, idempotency_key)
  if (found && found.request_hash !== hash) throw invalid('idempotency_key', 'other_body')
  return found
}

type Posted = NonNullable<Awaited<ReturnType<typeof findByKey>>>

/** Only an account reads where its request is; anyone else learns it from the mail. */
async function answer(
  db: Executor,
  { id, email, state, user_id }: Pick<Posted, 'id' | 'email' | 'state' | 'user_id'>,
  actor: Actor,
) {
  const isOwn = user_id !== null && user_id === actor.userId && state !== 'unconfirmed'
  return { id, state, path: isOwn ? await requestLinks.pathFor(db, { id, email }) : null }
}

async function requireKnown(db: Executor, actor: Actor, body: RequestWrite): Promise<void> {
  const fields: Record<string, string[]> = {}
  for (const field of await findUnknown(db, body)) {
    fields[field] = [field === 'hs_code' ? 'hs_unknown' : 'choice']
  }
  if (!isDeadline(body.deadline, today())) fields['deadline'] = ['deadline']
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
  if (body.enquiry !== undefined) await getEnquirySource(actor, body.enquiry)
}

/** What a matchmaking enquiry of the caller fills in. Throws `not_found` for any other one. */
export async function getEnquirySource(actor: Actor, id: number) {
  const found = await findEnquiry(await database(), id, personOf(actor).userId)
  if (!found) throw new Problem('not_found')
  return found
}

/** The requests of the caller, newest first, each with the address of its page. */
export async function listMyRequests(actor: Actor) {
  const db = await database()
  const rows = await selectOfPerson(db, personOf(actor).userId)
  return Promise.all(
    rows.map(async ({ email, ...row }) => ({
      ...row,
      path: await requestLinks.pathFor(db, { id: row.id, email }),
    })),
  )
}

type SampleRequest = Omit<
  NewRequest,
  'state' | 'user_id' | 'deadline' | 'sample' | 'idempotency_key' | 'request_hash'
> & { published_days_ago: number; open_days: number }

const dayMs = 86_400_000

/** Writes public requests as examples, with the companies that fit them. */
export async function importRequests(db: Executor, samples: readonly SampleRequest[]) {
  for (const { published_days_ago, open_days, ...request } of samples) {
    const published_at = new Date(Date.now() - published_days_ago * dayMs).toISOString()
    const written = await insertRequest(db, {
      ...request,
      sample: true,
      state: 'review',
      idempotency_key: randomUUID(),
      created_at: published_at,
      confirmed_at: published_at,
      request_hash: '',
      deadline: dayAfter(today(), open_days),
      user_id: await findAccountOf(db, request.email),
    })
    if (!written) continue
    await updateRequest(db, written.id, { state: 'open', published_at }, 'staff')
    await matchRequest(db, written.id, wantedBy(request))
  }
}

function invalid(field: string, rule: string): Problem {
  return new Problem('invalid', { fields: { [field]: [rule] } })
}
