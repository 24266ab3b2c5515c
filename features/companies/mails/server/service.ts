import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { decisions, type Decision } from '@/lib/db/codes/approval'
import { database, type Executor } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { accountLocale } from '@/lib/i18n/locale'
import { reviewDay } from '@/lib/i18n/review-day'
import { routes } from '@/lib/routing/routes'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { mayMail } from '@/lib/mail/confirmation-limit'
import { ownText, readerOf } from '@/lib/mail/own-text'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { isolated } from '@/lib/i18n/isolated'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { submittedKinds, type SubmittedKind } from '../../approval/contract'
import {
  findAddressee,
  findName,
  findRegistered,
  hasPublicCompany,
  selectMembers,
} from './repository'

/** Mails one person a decision of staff on their company or one of its offers, with the reason. */
export const decisionMail = jobKind({
  name: 'mail-decision',
  payload: z.object({
    user_id: z.int(),
    kind: z.enum(submittedKinds),
    id: z.int(),
    decision: z.enum(decisions),
    reason: z.string(),
  }),
  delays: mailDelays,
  run: async ({ user_id, kind, id: subject, decision, reason }, { id }) => {
    const db = await database()
    const person = await findAddressee(db, user_id)
    const named = await findName(db, kind, subject)
    if (!person || !named) return
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const title = inLocale(named, 'name', locale)
    const values = { kind, name: ownText(title, person, locale) }
    const waits =
      decision === 'approve' && kind !== 'company' && !(await hasPublicCompany(db, kind, subject))
    const isPublic = decision === 'approve' && !waits
    const linkTo = (path: string) => absoluteUrl(locale, path)
    await post({
      id,
      to: readerOf(person),
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`decision.${decision}.subject`, {
          kind,
          name: ownText(title, person, locale, inSubject),
        }),
        greeting: t('greeting', { name: ownText(person.name, person, locale) }),
        paragraphs: [
          t(waits ? 'decision.approve.waits' : `decision.${decision}.text`, values),
          ...(reason === '' ? [] : [t(labelOf(decision), { reason: isolated(reason, locale) })]),
          ...(isPublic ? [t('decision.approve.next', { kind })] : []),
          ...(decision === 'approve' ? [] : [t('decision.next')]),
        ],
        ...(isPublic
          ? {
              choices: [
                { text: t('decision.approve.page'), href: linkTo(publicPath(kind, subject)) },
                { text: t('decision.approve.way', { kind }), href: linkTo(nextOf[kind]()) },
              ],
            }
          : { action: { text: t('decision.action', { kind }), href: linkTo(pageOf[kind]()) } }),
      },
    })
  },
})

const labelOf = (decision: Decision) =>
  decision === 'return' ? ('decision.wanted' as const) : ('decision.reason' as const)

/** Confirms to a person that their company is registered, and says what follows. */
export const registeredMail = jobKind({
  name: 'mail-company-registered',
  payload: z.object({ user_id: z.int(), company_id: z.int() }),
  delays: mailDelays,
  run: async ({ user_id, company_id }, { id, attempt }) => {
    const db = await database()
    const person = await findAddressee(db, user_id)
    const named = await findRegistered(db, company_id)
    if (!person || !named || (attempt === 1 && !(await mayMail(person)))) return
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const title = inLocale(named, 'name', locale)
    await post({
      id,
      to: readerOf(person),
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('companyRegistered.subject', {
          name: ownText(title, person, locale, inSubject),
        }),
        greeting: t('greeting', { name: ownText(person.name, person, locale) }),
        paragraphs: [
          t('companyRegistered.text', { name: ownText(title, person, locale) }),
          t('companyRegistered.due', { date: formatDate(reviewDay(named.since), locale) }),
          t('companyRegistered.next'),
        ],
        action: {
          text: t('decision.action', { kind: 'company' }),
          href: absoluteUrl(locale, routes.myCompany()),
        },
      },
    })
  },
})

const pageOf = {
  company: routes.myCompany,
  product: routes.myProducts,
  service: routes.myServices,
} as const satisfies Record<SubmittedKind, () => string>

/** What follows once buyers see it: a company needs a product, and an offer a buyer. */
const nextOf = {
  company: () => routes.addOffer('products'),
  product: routes.myRequests,
  service: routes.myRequests,
} as const satisfies Record<SubmittedKind, () => string>

const publicPath = (kind: SubmittedKind, id: number) =>
  kind === 'company' ? routes.company(id) : routes.offer(`${kind}s`, id)

/** Queues the mails to all members of a company, in the transaction of the decision. */
export async function askDecisionMails(
  tx: Executor,
  made: {
    kind: SubmittedKind
    id: number
    company_id: number
    decision: Decision
    reason?: string | undefined
  },
): Promise<void> {
  const { company_id, reason = '', ...about } = made
  for (const { id: user_id } of await selectMembers(tx, company_id)) {
    await decisionMail.enqueue(tx, { user_id, ...about, reason })
  }
}
