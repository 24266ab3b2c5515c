import { currentUser, type User } from '@/features/accounts/contract'
import { secondFactorState } from '@/features/accounts/enrolment/contract'
import { pageRequest } from '@/lib/auth/page-request'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import type { StaffPerson } from '@/lib/auth/staff-areas'
import type { Locale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { myRights } from './contract'
import { backOfficeLocale } from './rules'

/** The language of the requested page of the back office. */
export async function requestedLocale(): Promise<Locale> {
  const [account, request] = await Promise.all([staffAccount(), pageRequest()])
  return backOfficeLocale(account, request.headers.get('cookie'))
}

/**
 * The member of staff who requests the page; null for anyone else. `mustEnrol` says that the portal asks a
 * second factor of them and they have none yet, so that no call is open to them.
 */
export async function staffAtWork(): Promise<{ person: StaffPerson; mustEnrol: boolean } | null> {
  const account = await staffAccount()
  if (!account) return null
  const { id, name } = account
  const [factor, rights] = await Promise.all([call(secondFactorState), call(myRights)])
  return { person: { id, name, rights }, mustEnrol: factor.is_required && !factor.is_on }
}

/** The account of the member of staff who requests the page; null for anyone else. */
async function staffAccount(): Promise<User | null> {
  try {
    const account = await call(currentUser)
    return account.staff_roles.length > 0 ? account : null
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
  const { accounts, security, approval, myEnquiries, readiness, script, layout, areaTiles } = book
  const { barriers, barrierReview, buyingRequests, requestReview } = book
  const mailAgain = { hours: book.mailAgain.hours }
  const shared = { accounts, mailAgain, security, approval, myEnquiries, readiness, script }
  const requests = { barriers, barrierReview, buyingRequests, requestReview }
  const { eventParticipants, languages, outcomeReports, planAdvice } = book
  const { steps, questions } = book.exportPlan
  const exportPlan = { steps: { of: steps.of }, questions: { stages: questions.stages } }
  const { review, states, messages, quotation, perUnit, units, incoterms } = book.quotations
  const quotations = { review, states, messages, quotation, perUnit, units, incoterms }
  // The public pages as staff preview them.
  const { tradeFacts, companies, offers } = book
  const frame = {
    layout: { scheme: layout.scheme, release: layout.release, newTab: layout.newTab },
    areaTiles,
  }
  return {
    admin,
    problems,
    rules,
    upload,
    ...shared,
    ...requests,
    eventParticipants,
    languages,
    outcomeReports,
    planAdvice,
    exportPlan,
    quotations,
    tradeFacts,
    companies,
    offers,
    ...frame,
  }
}
