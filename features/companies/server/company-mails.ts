import 'server-only'
import { submittedKinds, type SubmittedKind } from '@/features/approvals/contract'
import { mailTemplate } from '@/features/site/server/site'
import { decisions, type Decision } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { findAddressee, selectActiveMembers } from '@/lib/db/reads/addressees'
import { reviewDay } from '@/lib/i18n/review-day'
import { routes } from '@/lib/routing/routes'
import { mayMail } from '@/lib/mail/confirmation-limit'
import { z } from 'zod'
import { findName, findRegistered, hasPublicCompany } from './company-mails.sql'

/** Mails one person a decision of staff on their company or one of its offers, with the reason. */
export const decisionMail = mailTemplate({
  name: 'mail-decision',
  payload: z.object({
    user_id: z.int(),
    kind: z.enum(submittedKinds),
    id: z.int(),
    decision: z.enum(decisions),
    reason: z.string(),
  }),
  load: async (db, { user_id, ...made }) => {
    const { kind, id, decision } = made
    const person = await findAddressee(db, user_id)
    const named = await findName(db, kind, id)
    if (!person || !named) return null
    const waits =
      decision === 'approve' && kind !== 'company' && !(await hasPublicCompany(db, kind, id))
    return { to: person, facts: { ...made, named, waits } }
  },
  write: ({ t, ...pen }, { kind, id, decision, reason, named, waits }) => {
    const title = pen.textOf(named, 'name')
    const values = { kind, name: pen.own(title) }
    const isPublic = decision === 'approve' && !waits
    return {
      subject: t(`decision.${decision}.subject`, { kind, name: pen.ownShort(title) }),
      paragraphs: [
        t(waits ? 'decision.approve.waits' : `decision.${decision}.text`, values),
        ...(reason === ''
          ? []
          : [
              t(decision === 'return' ? 'decision.wanted' : 'decision.reason', {
                reason: pen.quote(reason),
              }),
            ]),
        ...(isPublic ? [t('decision.approve.next', { kind })] : []),
        ...(decision === 'approve' ? [] : [t('decision.next')]),
      ],
      ...(isPublic
        ? {
            choices: [
              { text: t('decision.approve.page'), href: pen.page(publicPath(kind, id)) },
              { text: t('decision.approve.way', { kind }), href: pen.page(nextOf[kind]()) },
            ],
          }
        : { action: { text: t('decision.action', { kind }), href: pen.page(pageOf[kind]()) } }),
    }
  },
})

/** Confirms to a person that their company is registered, and says what follows. */
export const registeredMail = mailTemplate({
  name: 'mail-company-registered',
  payload: z.object({ user_id: z.int(), company_id: z.int() }),
  load: async (db, { user_id, company_id }, { attempt }) => {
    const person = await findAddressee(db, user_id)
    const named = await findRegistered(db, company_id)
    if (!person || !named || (attempt === 1 && !(await mayMail(person)))) return null
    return { to: person, facts: named }
  },
  write: ({ t, ...pen }, named) => {
    const title = pen.textOf(named, 'name')
    return {
      subject: t('companyRegistered.subject', { name: pen.ownShort(title) }),
      paragraphs: [
        t('companyRegistered.text', { name: pen.own(title) }),
        t('companyRegistered.due', { date: pen.day(reviewDay(named.since)) }),
        t('companyRegistered.next'),
      ],
      action: {
        text: t('decision.action', { kind: 'company' }),
        href: pen.page(routes.myCompany()),
      },
    }
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
  for (const user_id of await selectActiveMembers(tx, company_id)) {
    await decisionMail.enqueue(tx, { user_id, ...about, reason })
  }
}
