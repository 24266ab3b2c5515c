import 'server-only'
import type { PublicCertificate } from '@/features/companies/certificates/contract'
import { publicCertificates } from '@/features/companies/certificates/server/certificates'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import type { TradeFacts } from '../contract'
import { tradeProblems, type SentTradeFacts } from '../rules'
import { selectCertificates, selectCountries } from './trade-facts.sql'

/**
 * Throws `invalid` with the fields for trade facts that contradict each other, markets that do not
 * exist, and certificates that the company does not have; those that the offer has already stay.
 */
export async function requireTradeFacts(
  db: Executor,
  companyId: number,
  facts: SentTradeFacts,
  before: SentTradeFacts = {},
) {
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(tradeProblems(facts)).map(([name, message]) => [name, [message]]),
  )
  const { markets = [], certificates = [] } = facts
  const known = await selectCountries(db, markets)
  if (markets.some((id) => !known.has(id))) fields.markets = ['choice']
  const added = certificates.filter((title) => !before.certificates?.includes(title))
  if (added.length > 0) {
    const own = await selectCertificates(db, companyId)
    if (added.some((title) => !own.includes(title))) fields.certificates = ['choice']
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
}

/** The certificates of an offer that the public may see: those of its company, valid today. */
export async function shownCertificates(
  db: Executor,
  companyId: number,
  { certificates }: Pick<TradeFacts, 'certificates'>,
): Promise<PublicCertificate[]> {
  if (certificates.length === 0) return []
  const shown = await publicCertificates(db, companyId)
  return shown.filter(({ title }) => certificates.includes(title))
}

/** What the form of the caller's company offers for its trade facts. */
export async function getTradeChoices(actor: Actor) {
  const { companyId } = personOf(actor)
  if (companyId === null) return { certificates: [] }
  return { certificates: await selectCertificates(await database(), companyId) }
}
