import { currentUser } from '@/features/accounts/contract'
import { secondFactorState } from '@/features/accounts/enrolment/contract'
import { pageRequest } from '@/lib/auth/page-request'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { chosenLocale } from '@/lib/i18n/chosen-locale'
import type { Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import type { StaffPerson } from './rules'

/** The language of the back office: its addresses name none. */
export async function requestedLocale(): Promise<Locale> {
  return chosenLocale((await pageRequest()).headers.get('cookie'))
}

/**
 * The member of staff who requests the page; null for anyone else. `mustEnrol` says that the portal asks a
 * second factor of them and they have none yet, so that no call is open to them.
 */
export async function staffAtWork(): Promise<{ person: StaffPerson; mustEnrol: boolean } | null> {
  try {
    const [{ id, name, staff_roles: roles }, factor] = await Promise.all([
      call(currentUser),
      call(secondFactorState),
    ])
    if (roles.length === 0) return null
    return { person: { id, name, roles }, mustEnrol: factor.is_required && !factor.is_on }
  } catch (error) {
    const isStranger =
      error instanceof Problem && ['unauthenticated', 'forbidden'].includes(error.code)
    if (isStranger) return null
    throw error
  }
}

/** What the back office says; of the portal's other texts, those that its screens share. */
export async function dashboardTexts(locale: Locale) {
  const { admin, problems, rules, upload, ...book } = await messageBooks[locale]()
  const { accounts, security, approval, myEnquiries, readiness } = book
  return { admin, problems, rules, upload, accounts, security, approval, myEnquiries, readiness }
}
