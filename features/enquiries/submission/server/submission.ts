import 'server-only'
import { enquiryStatus } from '@/lib/db/codes/enquiry-statuses'
import { concurrencyLimit } from '@/lib/api/concurrency-limit'
import { countAgainstLimit, countedFirst, type Use } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { captchaRule, verifyCaptcha, type CaptchaVerdict } from '@/lib/captcha/verification'
import { database, transaction } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { processWide } from '@/lib/settings/process-wide'
import { createHash, randomUUID } from 'node:crypto'
import { firstDueTimes } from '../../server/enquiry-clock'
import { enquiryCaptchaAction, type EnquiryWrite } from '../../contract'
import { receivedMail } from '../../server/inquirer-mails'
import { readinessType } from '../../readiness/rules'
import { readinessFiled } from '../../readiness/server/readiness'
import { notifyStaff } from '../../server/staff-mails'
import { columnsOfForm, contactOf, requestIdentity, namedEntries } from './submission.mapper'
import {
  findByKey,
  findPerson,
  findUnknown,
  insertEnquiry,
  isProduct,
  listStatementIds,
} from './submission.sql'

interface Filing {
  userId: number
  key: string
  hash: string
  request: EnquiryWrite
}

/** Enquiries are written one after the other, so that pages are answered in the meantime. */
export const storingBounds = { atOnce: 1, waiting: 200 } as const
const oneAtATime = concurrencyLimit('enquiries', storingBounds)

const inFlight = () => processWide('enquiries-in-flight', () => new Map<string, Promise<number>>())

/**
 * Files an enquiry for the caller and returns its number. One idempotency key is one enquiry,
 * however often and at how many places at once it is sent; the transaction also queues the mail
 * that confirms it. Throws `invalid` with fields (`submitData.country`, `answers`,
 * `recaptchaToken`, `idempotency_key`), `too_many_requests` and `unavailable`.
 */
export async function fileEnquiry(actor: Actor, request: EnquiryWrite): Promise<{ id: number }> {
  const { userId } = personOf(actor)
  const key = request.idempotency_key ?? randomUUID()
  const hash = createHash('sha256')
    .update(JSON.stringify(requestIdentity(request)))
    .digest('hex')
  const flight = `${userId} ${key} ${hash}`
  const flights = inFlight()
  const running =
    flights.get(flight) ??
    fileOnce({ userId, key, hash, request }).finally(() => flights.delete(flight))
  flights.set(flight, running)
  return { id: await running }
}

async function fileOnce(filing: Filing): Promise<number> {
  const filed = await filedBefore(filing)
  if (filed !== undefined) return filed
  await requireKnown(filing.request)
  // Another instance may be filing the same, unless the captcha itself refused the token.
  let mayBeFiled = true
  try {
    return await countedFirst(usesOf(filing.userId), async () => {
      const verdict = await verifyCaptcha({
        token: filing.request.recaptchaToken,
        action: enquiryCaptchaAction,
        isLoggedIn: true,
      })
      const rule = captchaRule(verdict)
      mayBeFiled = rule === null || verdict === 'used'
      if (rule !== null) throw invalid('recaptchaToken', rule)
      return oneAtATime(async () => {
        if (verdict === 'unchecked') await countUnchecked(filing.userId)
        return write(filing, verdict)
      })
    })
  } catch (error) {
    const isRejected =
      mayBeFiled &&
      error instanceof Problem &&
      ['invalid', 'too_many_requests'].includes(error.code)
    const concurrentNumber = isRejected ? await awaitConcurrentFiling(filing) : undefined
    if (concurrentNumber !== undefined) return concurrentNumber
    throw error
  }
}

/** The number of the enquiry under this key. Throws `invalid` when its content is different. */
async function filedBefore({ userId, key, hash }: Filing): Promise<number | undefined> {
  const found = await findByKey(await database(), userId, key)
  if (found && found.request_hash !== hash) throw invalid('idempotency_key', 'other_body')
  return found?.id
}

const concurrentAttempts = 10
const concurrentWaitMs = 100

/**
 * Another instance may be filing the same enquiry and may have consumed the captcha’s token and the
 * person’s limit: waits up to a second for its number.
 */
async function awaitConcurrentFiling(filing: Filing): Promise<number | undefined> {
  if (filing.request.idempotency_key === undefined) return undefined
  for (let attempt = 0; attempt < concurrentAttempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, concurrentWaitMs))
    const filed = await filedBefore(filing)
    if (filed !== undefined) return filed
  }
  return undefined
}

async function requireKnown({ submitData, product, answers }: EnquiryWrite): Promise<void> {
  const db = await database()
  const unknown = await findUnknown(db, namedEntries(submitData))
  if ('since' in submitData && (submitData.since ?? '') > today()) {
    throw invalid('submitData.since', 'past_date')
  }
  if (product !== undefined && !(await isProduct(db, product)))
    throw invalid('product', 'hs_unknown')
  if (unknown.length > 0) {
    const fields = unknown.map((field) => [`submitData.${field}`, ['choice']])
    throw new Problem('invalid', { fields: Object.fromEntries(fields) })
  }
  if (submitData.enq_type !== readinessType) return
  const statements = new Set(await listStatementIds(db))
  const given = new Set((answers ?? []).map(({ enq_question }) => enq_question))
  const isComplete =
    statements.size > 0 &&
    given.size === answers?.length &&
    statements.symmetricDifference(given).size === 0
  if (!isComplete) throw invalid('answers', 'questionnaire')
}

const usesOf = (userId: number): Use[] => [
  { action: 'enquiry-person', caller: `user ${userId}` },
  { action: 'enquiry-day', caller: `user ${userId}` },
]

/** The limit is lower for people without a verified captcha (spec/decisions.md section 5). */
async function countUnchecked(userId: number): Promise<void> {
  await countAgainstLimit('enquiry-unchecked', `user ${userId}`)
}

async function write(filing: Filing, verdict: CaptchaVerdict): Promise<number> {
  const { userId, key, hash, request } = filing
  const { submitData, product = null, answers = [], locale } = request
  const id = await transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new Problem('unauthenticated')
    const row = {
      ...columnsOfForm(submitData),
      user_id: userId,
      product_hs: product,
      email: contactOf(submitData) ?? person.email,
      locale: locale ?? accountLocale(person.locale),
      status: enquiryStatus.new,
      idempotency_key: key,
      request_hash: hash,
      for_review: verdict === 'unchecked',
      ...(await firstDueTimes(tx, submitData.enq_type)),
    }
    const points = submitData.enq_type === readinessType ? answers : []
    const written = await insertEnquiry(
      tx,
      row,
      points.map((answer) => ({ question_id: answer.enq_question, points: answer.points })),
    )
    if (written !== undefined) {
      await receivedMail.enqueue(tx, { enquiry_id: written })
      await notifyStaff(tx, written, 'filed')
      if (submitData.enq_type === readinessType)
        await readinessFiled.enqueue(tx, { user_id: userId })
    }
    return written
  })
  const number = id ?? (await filedBefore(filing))
  if (number === undefined) throw new Problem('internal')
  return number
}

function invalid(field: string, rule: string): Problem {
  return new Problem('invalid', { fields: { [field]: [rule] } })
}
