import 'server-only'
import { getCompany } from '@/features/companies/directory/server/directory'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { tellCompany, tellIntroduction } from '../../server/buying-mails'
import type { RankedCompany } from '../../matching/contract'
import { rankCompanies } from '../../matching/server/matching'
import type { Introducible, OwnIntroduction } from '../contract'
import {
  findIntroduced,
  findMatchmaking,
  hasConfirmedAddress,
  insertIntroduction,
  isOfPerson,
  selectIntroduced,
  selectOfBuyer,
  writeAgreement,
  type Occasion,
} from './introductions.sql'

/**
 * Introduces a company and a buyer to each other: one mail to each side, and an audit entry. Only a
 * buyer who agreed is named to the company. A second time changes nothing. The caller has made sure
 * that the company is public.
 */
export async function introduce(
  tx: Executor,
  {
    by,
    company,
    occasion,
    isAgreed,
  }: { by: number; company: number; occasion: Occasion; isAgreed: boolean },
): Promise<void> {
  const agreed_at = isAgreed ? new Date().toISOString() : null
  const id = await insertIntroduction(tx, occasion, { company_id: company, by, agreed_at })
  if (id === undefined) return
  await tellIntroduction(tx, id, company)
  const [subject, subjectId] =
    'request_id' in occasion
      ? (['buying-request', occasion.request_id] as const)
      : (['enquiry', occasion.enquiry_id] as const)
  await recordChange(tx, {
    by,
    action: 'introduce' as const,
    subject,
    id: subjectId,
    change: { company_id: company },
  })
}

/** The companies that a buyer was introduced to. */
export async function introductionsOf(
  db: Executor,
  occasion: Occasion,
): Promise<OwnIntroduction[]> {
  return selectOfBuyer(db, occasion)
}

/**
 * Notes that the buyer agreed to be named to a company that was introduced; a mail tells it.
 * Repeating it changes nothing. Returns false for a company that was not introduced.
 */
export async function agreeToBeNamed(
  tx: Executor,
  occasion: Occasion,
  company: number,
): Promise<boolean> {
  const found = await findIntroduced(tx, occasion, company)
  if (!found) return false
  if (await writeAgreement(tx, found.id)) {
    await tellCompany(tx, company, { introduction_id: found.id, agreed: true })
  }
  return true
}

/** The companies that the caller was introduced to for an enquiry. Throws `not_found`. */
export async function listOfEnquiry(actor: Actor, id: number) {
  const db = await database()
  await requireOwnEnquiry(db, actor, id)
  return introductionsOf(db, { enquiry_id: id })
}

/**
 * Lets a company learn who the person of an enquiry is. Throws `not_found`, and `forbidden` until the
 * person has confirmed the address that the company gets.
 */
export async function agreeForEnquiry(actor: Actor, id: number, company: number) {
  return transaction(async (tx) => {
    await requireOwnEnquiry(tx, actor, id)
    if (!(await hasConfirmedAddress(tx, personOf(actor).userId))) throw new Problem('forbidden')
    if (!(await agreeToBeNamed(tx, { enquiry_id: id }, company))) throw new Problem('not_found')
    return introductionsOf(tx, { enquiry_id: id })
  })
}

async function requireOwnEnquiry(db: Executor, actor: Actor, id: number): Promise<void> {
  if (!(await isOfPerson(db, id, personOf(actor).userId))) throw new Problem('not_found')
}

/** Ranked companies, with those that were introduced already. */
export async function withIntroductions(
  db: Executor,
  ranked: readonly RankedCompany[],
  occasion: Occasion,
): Promise<Introducible[]> {
  const introduced = await selectIntroduced(db, occasion)
  const made = new Map(introduced.map(({ company_id, ...row }) => [company_id, row]))
  const none = { introduced_at: null, is_named: false }
  return ranked.map((one) => ({ ...one, ...(made.get(one.id) ?? none) }))
}

/** The companies that fit a matchmaking enquiry, best first. Throws `forbidden`, `not_found`. */
export async function listForEnquiry(actor: Actor, id: number) {
  requireAccess('staff:cases', actor)
  return forEnquiry(await database(), id)
}

/** Introduces a company to the person of an enquiry. Throws `forbidden`, `not_found`. */
export async function introduceForEnquiry(actor: Actor, id: number, company: number) {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  await getCompany(company)
  return transaction(async (tx) => {
    await requireMatchmaking(tx, id)
    await introduce(tx, { by, company, occasion: { enquiry_id: id }, isAgreed: false })
    return forEnquiry(tx, id)
  })
}

async function requireMatchmaking(db: Executor, id: number) {
  const found = await findMatchmaking(db, id)
  if (!found) throw new Problem('not_found')
  return found
}

async function forEnquiry(db: Executor, id: number) {
  const { industry_id, country_id, description } = await requireMatchmaking(db, id)
  const ranked = await rankCompanies(db, {
    lot: id,
    hs_code: null,
    industry_id,
    market_id: country_id,
    texts: [description.slice(0, describedLength)],
  })
  return { companies: await withIntroductions(db, ranked, { enquiry_id: id }) }
}

/** The beginning of a description names the goods. */
const describedLength = 300
