import 'server-only'
import { requireOtherAdmin } from '@/features/accounts/server/account-status'
import { confirmPassword } from '@/features/accounts/reauthentication/server/reauthentication'
import { myData, type deleteAccount } from '@/features/accounts/security/contract'
import { endAccount, exportAccount } from '@/features/accounts/security/server/security'
import { closeCompanyOfAccount } from '@/features/companies/server/account-closure'
import { getMyCompany } from '@/features/companies/my-company/server/my-company'
import { deleteOffersOf } from '@/features/offers/deletion/server/deletion'
import { listMyOffers } from '@/features/offers/my-offers/server/my-offers'
import type { BodyOf } from '@/lib/api/endpoint'
import type { PersonalRecords } from '@/lib/api/feature'
import { everyRecord } from '@/lib/api/paging'
import type { Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { database } from '@/lib/db/database'
import { z } from 'zod'

/**
 * Closes the account with the personal data in all features, whose `records` they are: first the
 * company, then what features store, the account last. A company without another active
 * member is closed too, with its offers. Throws `conflict` for the last admin.
 */
export async function closeMyAccount(
  actor: Actor,
  body: BodyOf<typeof deleteAccount>,
  records: readonly PersonalRecords[],
) {
  const { user } = await confirmPassword(actor, body.current_password)
  const pages = (company: number | null) =>
    company === null ? [] : { withdrawn: [companiesTag, offersTag] }
  await publishing(pages, async (tx) => {
    await requireOtherAdmin(tx, user.id)
    const company = await closeCompanyOfAccount(tx, user.id)
    if (company !== null) await deleteOffersOf(tx, company, user.id)
    const person = { id: user.id, email: verifiedEmail(user) }
    for (const { erase } of records) await erase?.(tx, person)
    await endAccount(tx, user)
    return company
  })
  return 'Success' as const
}

/** The answer, which refuses an entry that the contract does not name. */
const allData = z.strictObject(myData.response.shape)

/** All data that the portal stores about the caller. */
export async function exportMyData(actor: Actor, records: readonly PersonalRecords[]) {
  const { id, company_id, account, sessions } = await exportAccount(actor)
  const person = { id, email: verifiedEmail(account) }
  const found: [string, unknown][] = []
  for (const [name, exported] of records.flatMap((one) => Object.entries(one.exported))) {
    found.push([name, await exported(await database(), person)])
  }
  return allData.parse({
    exported_at: new Date().toISOString(),
    account,
    sessions,
    ...Object.fromEntries(found),
    ...(await exportCompany(actor, company_id)),
  })
}

/** Other people's records are found by an address only where the account has verified it. */
function verifiedEmail(account: { email: string; email_verified_at: string | null }) {
  return account.email_verified_at === null ? null : account.email
}

/** The caller's company and its offers, in their last saved versions. */
async function exportCompany(actor: Actor, company: number | null) {
  if (company === null) return { company: [], products: [], services: [] }
  const member = { ...actor, companyId: company }
  return {
    company: await getMyCompany(member, company),
    products: await everyRecord((query) => listMyOffers('products', member, company, query)),
    services: await everyRecord((query) => listMyOffers('services', member, company, query)),
  }
}
