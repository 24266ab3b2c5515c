import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { jobKind } from '@/lib/jobs/job'
import type { MailContent } from '@/lib/mail/message'
import { inSubject } from '@/lib/mail/in-subject'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { requestLinks } from '../../links/server/service'
import { findCompany } from '../../recipients/server/repository'
import { addresseeOf, recipientsOf } from '../../recipients/server/service'
import { findInquirer, findIntroduction, findRequest } from './repository'

interface Letter {
  id: string
  to: { name: string; address: string }
  locale: Locale
  content: (t: Awaited<ReturnType<typeof mailTexts>>) => Omit<MailContent, 'locale' | 'portal'>
}

/** Sends one mail, signed by the portal. */
async function send({ id, to, locale, content }: Letter): Promise<void> {
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  const portal = inLocale(site, 'name', locale)
  await post({ id, to, content: { locale, portal, ...content(t) } })
}

/**
 * Asks the owner of an address whether the request is theirs. Nothing that was typed is in it, since
 * it may be the address of somebody else.
 */
export const buyingConfirmationMail = jobKind({
  name: 'mail-buying-request-confirmation',
  payload: z.object({ request_id: z.int() }),
  delays: mailDelays,
  run: async ({ request_id }, { id }) => {
    const db = await database()
    const found = await findRequest(db, request_id)
    if (found?.state !== 'unconfirmed') return
    const { email, locale } = found
    const path = routes.ownBuyingRequest(request_id, await requestLinks.signature(db, found))
    await send({
      id,
      locale,
      to: { name: '', address: email },
      content: (t) => ({
        subject: t('buying.confirm.subject'),
        greeting: t('buying.greeting'),
        paragraphs: [t('buying.confirm.text')],
        action: { text: t('buying.confirm.action'), href: absoluteUrl(locale, path) },
        notes: [t('buying.confirm.validity'), t('notYou')],
      }),
    })
  },
})

/** Tells a buyer what became of the request: with a link to it. */
export const buyingRequestMail = jobKind({
  name: 'mail-buying-request',
  payload: z.object({
    request_id: z.int(),
    about: z.enum(['published', 'refused', 'offer', 'agreed', 'exchanged', 'ended', 'closed']),
  }),
  delays: mailDelays,
  run: async ({ request_id, about }, { id }) => {
    const db = await database()
    const found = await findRequest(db, request_id)
    if (!found) return
    const { name, email, locale, refusal_reason } = found
    const path = routes.ownBuyingRequest(request_id, await requestLinks.signature(db, found))
    const title = inLocale(found, 'product', locale)
    const reason = about === 'refused' || about === 'closed' ? refusal_reason : null
    await send({
      id,
      locale,
      to: { name, address: email },
      content: (t) => ({
        subject: t(`buying.${about}.subject`, { product: inSubject(title, locale) }),
        greeting: t('greeting', { name: isolated(name, locale) }),
        paragraphs: [
          t(`buying.${about}.text`, { product: isolated(title, locale) }),
          ...(reason ? [t('buying.reason', { reason: isolated(reason, locale) })] : []),
        ],
        action: { text: t('buying.open'), href: absoluteUrl(locale, path) },
      }),
    })
  },
})

/** Tells a company that the buyer agrees to exchange the addresses, and who that is once both agree. */
export const contactMail = jobKind({
  name: 'mail-buying-request-contact',
  payload: z.object({
    request_id: z.int(),
    company_id: z.int(),
    user_id: z.int().nullable(),
    news: z.enum(['agreed', 'exchanged']).default('exchanged'),
  }),
  delays: mailDelays,
  run: async ({ request_id, news, ...recipient }, { id }) => {
    const db = await database()
    const [found, to] = [await findRequest(db, request_id), await addresseeOf(db, recipient)]
    if (!found || !to) return
    const { locale } = to
    const title = inLocale(found, 'product', locale)
    await send({
      id,
      locale,
      to,
      content: (t) => ({
        subject: t(`buying.contact.${news}.subject`, { product: inSubject(title, locale) }),
        greeting: t('greeting', { name: isolated(to.name, locale) }),
        paragraphs: [
          t(`buying.contact.${news}.text`),
          ...(news === 'exchanged' ? [t('buying.person', personIn(found, locale))] : []),
        ],
        action: {
          text: t('buying.open'),
          href: absoluteUrl(locale, routes.buyingRequest(request_id)),
        },
        ...(recipient.user_id === null && { notes: [t('quotation.supplier.noAccount')] }),
      }),
    })
  },
})

type Person = Record<'name' | 'company' | 'email', string>

const personIn = ({ name, company, email }: Person, locale: Locale) => ({
  name: isolated(name, locale),
  company: isolated(company, locale),
  email: isolated(email, locale),
})

/** Queues these mails to a company. */
export async function tellContact(
  tx: Executor,
  about: { request_id: number; company_id: number; news: 'agreed' | 'exchanged' },
): Promise<void> {
  const recipients = await recipientsOf(tx, about.company_id)
  await contactMail.enqueueAll(
    tx,
    recipients.map((recipient) => ({ ...about, ...recipient })),
  )
}

/**
 * Tells one side of an introduction of the other: the company, or the buyer. With `agreed` it tells
 * the company that the buyer has agreed to be named since.
 */
export const introductionMail = jobKind({
  name: 'mail-introduction',
  payload: z.object({
    introduction_id: z.int(),
    side: z.enum(['buyer', 'company']),
    user_id: z.int().nullable(),
    agreed: z.boolean().default(false),
  }),
  delays: mailDelays,
  run: async ({ introduction_id, side, user_id, agreed }, { id }) => {
    const db = await database()
    const found = await findIntroduction(db, introduction_id)
    const buyer = found && (await buyerOf(db, found))
    const name = found && (await findCompany(db, found.company_id))
    if (!found || !buyer || !name) return
    const isNamed = found.agreed_at !== null && buyer.is_confirmed
    if (side === 'buyer') {
      if (!buyer.is_confirmed) return
      const { locale } = buyer
      const title = inLocale(name, 'company_registered_name', locale)
      const company = isolated(title, locale)
      return send({
        id,
        locale,
        to: { name: buyer.name, address: buyer.email },
        content: (t) => ({
          subject: t('buying.introduced.subject', { company: inSubject(title, locale) }),
          greeting: t('greeting', { name: isolated(buyer.name, locale) }),
          paragraphs: [
            t('buying.introduced.toBuyer', { company }),
            t(isNamed ? 'buying.introduced.named' : 'buying.introduced.unnamed'),
          ],
          action: isNamed
            ? {
                text: t('buying.introduced.company'),
                href: absoluteUrl(locale, routes.company(found.company_id)),
              }
            : { text: t('buying.introduced.agree'), href: absoluteUrl(locale, buyer.path) },
        }),
      })
    }
    const { request_id, company_id } = found
    const to = await addresseeOf(db, { company_id, user_id })
    if (!to) return
    const { locale } = to
    await send({
      id,
      locale,
      to,
      content: (t) => ({
        subject: t(
          agreed ? 'buying.introduced.subjectAgreed' : 'buying.introduced.subjectToCompany',
        ),
        greeting: t('greeting', { name: isolated(to.name, locale) }),
        paragraphs: [
          t(agreed ? 'buying.introduced.agreed' : 'buying.introduced.toCompany'),
          isNamed ? t('buying.person', personIn(buyer, locale)) : t('buying.introduced.waiting'),
        ],
        ...(request_id !== null && {
          action: {
            text: t('buying.introduced.request'),
            href: absoluteUrl(locale, routes.buyingRequest(request_id)),
          },
        }),
        ...(user_id === null && { notes: [t('quotation.supplier.noAccount')] }),
      }),
    })
  },
})

/** Queues the mails of an introduction to both sides. */
export async function tellIntroduction(tx: Executor, id: number, company: number): Promise<void> {
  await introductionMail.enqueue(tx, { introduction_id: id, side: 'buyer', user_id: null })
  await tellCompany(tx, company, { introduction_id: id, agreed: false })
}

/** Queues the mails of an introduction to a company; `agreed` where its buyer agreed to be named since. */
export async function tellCompany(
  tx: Executor,
  company: number,
  about: { introduction_id: number; agreed: boolean },
): Promise<void> {
  const recipients = await recipientsOf(tx, company)
  await introductionMail.enqueueAll(
    tx,
    recipients.map(({ user_id }) => ({ ...about, side: 'company' as const, user_id })),
  )
}

/** The buyer of an introduction, with the page to agree on; no mail goes where `is_confirmed` is false. */
async function buyerOf(
  db: Executor,
  { request_id, enquiry_id }: { request_id: number | null; enquiry_id: number | null },
) {
  if (request_id !== null) {
    const found = await findRequest(db, request_id)
    if (!found) return undefined
    const signature = await requestLinks.signature(db, found)
    return { ...found, path: routes.ownBuyingRequest(request_id, signature), is_confirmed: true }
  }
  const found = enquiry_id === null ? undefined : await findInquirer(db, enquiry_id)
  if (!found || enquiry_id === null) return undefined
  return { ...found, locale: accountLocale(found.locale), path: routes.userEnquiry(enquiry_id) }
}
