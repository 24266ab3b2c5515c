import 'server-only'
import { requireOtherAdmin } from '@/features/accounts/account-status/server/service'
import { confirmPassword } from '@/features/accounts/reauthentication/server/service'
import type { deleteAccount } from '@/features/accounts/security/contract'
import { endAccount, exportAccount } from '@/features/accounts/security/server/service'
import { exportViews, forgetViews } from '@/features/back-office/saved-views/server/service'
import { exportEffects, forgetEffects } from '@/features/barriers/effects/server/service'
import { exportJoins, forgetJoins } from '@/features/barriers/joining/server/service'
import { exportAlerts, forgetAlerts } from '@/features/buying-requests/alerts/server/service'
import {
  exportBuyingRequests,
  forgetBuyingRequests,
} from '@/features/buying-requests/own/server/service'
import { closeCompanyOfAccount } from '@/features/companies/account-closure/server/service'
import { getMyCompany } from '@/features/companies/my-company/server/service'
import { exportEnquiries } from '@/features/enquiries/cases/server/service'
import { forgetPerson } from '@/features/enquiries/correspondence/server/service'
import { meetingsOf } from '@/features/events/meetings/server/service'
import { endJoins, joinsOf } from '@/features/events/participation/server/service'
import { exportPlanOf, forgetPlan } from '@/features/export-plan/server/service'
import { listUploads } from '@/features/files/uploads/server/service'
import { exportFollows, forgetFollower } from '@/features/follows/server/service'
import { exportChecks, forgetChecks } from '@/features/origin/checks/server/service'
import { exportOutcomes, forgetAsked } from '@/features/outcomes/asking/server/service'
import { exportNewsletter, forgetReader } from '@/features/newsletter/server/service'
import { exportMessages } from '@/features/quotation-requests/conversation/server/service'
import { exportRequests, forgetBuyer } from '@/features/quotation-requests/person/server/service'
import { deleteOffersOf } from '@/features/offers/deletion/server/service'
import { listMyOffers } from '@/features/offers/my-offers/server/service'
import type { BodyOf } from '@/lib/api/endpoint'
import { everyRecord } from '@/lib/api/paging'
import type { Actor } from '@/lib/auth/actor'
import { announceWithdrawal } from '@/lib/cache/publication'
import { dropTags } from '@/lib/cache/store-entries'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { database, transaction } from '@/lib/db/database'

/**
 * Closes the account with the personal data in all features. A company without another active
 * member is closed too, with its offers. Throws `conflict` for the last admin.
 */
export async function closeMyAccount(actor: Actor, body: BodyOf<typeof deleteAccount>) {
  const { user } = await confirmPassword(actor, body.current_password)
  const closed = await transaction(async (tx) => {
    await requireOtherAdmin(tx, user.id)
    const company = await closeCompanyOfAccount(tx, user.id)
    if (company !== null) await deleteOffersOf(tx, company, user.id)
    await endJoins(tx, user.id)
    await forgetPerson(tx, user.id)
    await forgetReader(tx, user.id)
    await forgetChecks(tx, user.id)
    await forgetPlan(tx, user.id)
    await forgetJoins(tx, user.id)
    await forgetEffects(tx, user.id)
    await forgetFollower(tx, user.id)
    await forgetBuyer(tx, user.id)
    await forgetBuyingRequests(tx, user.id)
    await forgetAlerts(tx, user.id)
    await forgetViews(tx, user.id)
    await forgetAsked(tx, { id: user.id, email: verifiedEmail(user) })
    await endAccount(tx, user)
    if (company !== null) await announceWithdrawal(tx, [companiesTag, offersTag])
    return company
  })
  if (closed !== null) dropTags([companiesTag, offersTag])
  return 'Success' as const
}

/** All data that the portal stores about the caller. */
export async function exportMyData(actor: Actor) {
  const { id, company_id, account, sessions } = await exportAccount(actor)
  return {
    exported_at: new Date().toISOString(),
    account,
    sessions,
    events: await joinsOf(await database(), id),
    event_meetings: await meetingsOf(await database(), id),
    enquiries: await exportEnquiries(id),
    files: await listUploads(id),
    newsletter: await exportNewsletter(id),
    follows: await exportFollows(await database(), id),
    origin_checks: await exportChecks(await database(), id),
    export_plan: await exportPlanOf(await database(), id),
    barriers: await exportJoins(await database(), id),
    barrier_effects: await exportEffects(await database(), id),
    outcomes: await exportOutcomes(await database(), { id, email: verifiedEmail(account) }),
    quotation_requests: await exportRequests(await database(), id),
    messages: await exportMessages(await database(), id),
    buying_requests: await exportBuyingRequests(await database(), id),
    request_alerts: await exportAlerts(await database(), id),
    saved_views: await exportViews(await database(), id),
    ...(await exportCompany(actor, company_id)),
  }
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
