import 'server-only'
import { closeCompanyOfAccount } from '@/features/companies/account-closure/server/service'
import { companiesTag } from '@/features/companies/directory/contract'
import { getMyCompany } from '@/features/companies/my-company/server/service'
import { exportEnquiries } from '@/features/enquiries/cases/server/service'
import { forgetPerson } from '@/features/enquiries/correspondence/server/service'
import { endJoins, joinsOf } from '@/features/events/server/service'
import { listUploads, replaceFiles } from '@/features/files/uploads/server/service'
import { exportNewsletter, forgetReader } from '@/features/newsletter/server/service'
import { deleteOffersOf } from '@/features/offers/deletion/server/service'
import { offersTag } from '@/features/offers/directory/contract'
import { listMyOffers } from '@/features/offers/my-offers/server/service'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/password'
import { isEasilyGuessed } from '@/lib/auth/password-rule'
import { dropTags } from '@/lib/cache/page-store'
import { database, transaction } from '@/lib/db/database'
import { deleteJobsAbout } from '@/lib/db/jobs'
import type { z } from 'zod'
import { noticeMail, verificationMail, voidLinks } from '../../mails/server/service'
import { toUser } from '../../server/mapper'
import { confirmPassword } from '../../reauthentication/server/service'
import { forgetSecondFactor } from '../../second-factor/server/service'
import { anonymise, findByEmail, findUser, setPassword } from '../../server/repository'
import { endAllSessions, listMySessions, renewThisSession } from '../../sessions/server/service'
import { requireOtherAdmin } from '../../account-status/server/service'
import type { changeEmail, changePassword, deleteAccount } from '../contract'

type Body<E extends { body: z.ZodType }> = z.output<E['body']>

const invalid = (field: string, rule: string) =>
  new Problem('invalid', { fields: { [field]: [rule] } })

/** Sets a new password and ends the person's other sessions; a mail tells of it. */
export async function setMyPassword(body: Body<typeof changePassword>, context: CallContext) {
  const { user } = await confirmPassword(context.actor, body.current_password)
  if (isEasilyGuessed(body.password, user)) throw invalid('password', 'guessable')
  const password_hash = await hashPassword(body.password)
  await transaction(async (tx) => {
    await setPassword(tx, user.id, password_hash)
    await renewThisSession(tx, context)
    await voidLinks(tx, user.id, user.email)
    await noticeMail.ask(tx, { about: 'password', email: user.email, ...addressee(user) })
  })
  return 'Success' as const
}

const addressee = ({ name, locale }: { name: string; locale: 'en' | 'ar' }) => ({ name, locale })

/**
 * Sends a mail to the new address, which becomes the person's when its link is opened; the old one
 * is told. An address that somebody has is answered the same, and gets nothing.
 */
export async function askForNewEmail(actor: Actor, body: Body<typeof changeEmail>) {
  const { user } = await confirmPassword(actor, body.current_password)
  await countAgainstLimit('resend-day', String(user.id))
  await transaction(async (tx) => {
    await noticeMail.ask(tx, { about: 'email', email: user.email, ...addressee(user) })
    if (await findByEmail(tx, body.email)) return
    await verificationMail.ask(tx, { user_id: user.id, email: body.email })
  })
  return 'Success' as const
}

/**
 * Ends the account: sessions, personal data and the way to log in are gone; the row stays. A
 * company that nobody is left of goes with it, and what it offers. Throws `conflict` for the last
 * admin.
 */
export async function closeMyAccount(actor: Actor, body: Body<typeof deleteAccount>) {
  const { user } = await confirmPassword(actor, body.current_password)
  const closed = await transaction(async (tx) => {
    await requireOtherAdmin(tx, user.id)
    const company = await closeCompanyOfAccount(tx, user.id)
    if (company !== null) await deleteOffersOf(tx, company, user.id)
    await endAllSessions(tx, user.id)
    await anonymise(tx, user.id)
    await forgetSecondFactor(tx, user.id)
    await endJoins(tx, user.id)
    await forgetPerson(tx, user.id)
    await forgetReader(tx, user.id)
    if (user.avatar_key !== null) await replaceFiles(tx, [user.avatar_key])
    await deleteJobsAbout(tx, [{ user_id: user.id }, { email: user.email }])
    await noticeMail.ask(tx, { about: 'deletion', email: user.email, ...addressee(user) })
    return company
  })
  if (closed !== null) dropTags([companiesTag, offersTag])
  return 'Success' as const
}

/** What the portal holds about the caller. */
export async function exportMyData(actor: Actor) {
  const db = await database()
  const found = await findUser(db, personOf(actor).userId)
  if (!found) throw new Problem('unauthenticated')
  const { id, locale, created_at } = found.user
  return {
    exported_at: new Date().toISOString(),
    account: { ...toUser(found.user, found.company_approved_at), locale, created_at },
    sessions: await listMySessions(actor),
    events: await joinsOf(db, id),
    enquiries: await exportEnquiries(id),
    files: await listUploads(id),
    newsletter: await exportNewsletter(id),
    ...(await exportCompany(actor, found.user.company_id)),
  }
}

/** The caller's company, and what it offers, as they last saved it. */
async function exportCompany(actor: Actor, company: number | null) {
  if (company === null) return { company: [], products: [], services: [] }
  const member = { ...actor, companyId: company }
  return {
    company: await getMyCompany(member, company),
    products: await listMyOffers('products', member, company),
    services: await listMyOffers('services', member, company),
  }
}
