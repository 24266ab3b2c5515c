import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import type { Executor } from '@/lib/db/database'
import { addresseeOf, type Addressee } from '@/lib/db/reads/addressees'
import type { MailPen } from '@/lib/mail/template'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { requestLinks } from './request-links'
import { findCompany } from './recipients.sql'
import { findReader, recipientsOf } from './recipients'
import { findInquirer, findIntroduction, findRequest } from './buying-mails.sql'

/**
 * Asks the owner of an address whether the request is theirs. Nothing that was typed is in it, since
 * it may be the address of somebody else.
 */
export const buyingConfirmationMail = mailTemplate({
  name: 'mail-buying-request-confirmation',
  payload: z.object({ request_id: z.int() }),
  load: async (db, { request_id }) => {
    const found = await findRequest(db, request_id)
    if (found?.state !== 'unconfirmed') return null
    const { email, locale } = found
    const path = await requestLinks.pathFor(db, found)
    return { to: { name: '', address: email, locale, isConfirmed: false }, facts: { path } }
  },
  write: ({ t, ...pen }, { path }) => ({
    subject: t('buying.confirm.subject'),
    greeting: t('buying.greeting'),
    paragraphs: [t('buying.confirm.text')],
    action: { text: t('buying.confirm.action'), href: pen.page(path) },
    notes: [t('buying.confirm.validity'), t('notYou')],
  }),
})

/** Tells a buyer what became of the request: with a link to it. */
export const buyingRequestMail = mailTemplate({
  name: 'mail-buying-request',
  payload: z.object({
    request_id: z.int(),
    about: z.enum(['published', 'refused', 'offer', 'agreed', 'exchanged', 'ended', 'closed']),
  }),
  load: async (db, { request_id, about }) => {
    const found = await findRequest(db, request_id)
    if (!found) return null
    const { name, email, locale } = found
    const path = await requestLinks.pathFor(db, found)
    const to = { name, address: email, locale, isConfirmed: true }
    return { to, facts: { about, found, path } }
  },
  write: ({ t, ...pen }, { about, found, path }) => {
    const title = pen.textOf(found, 'product')
    const reason = about === 'refused' || about === 'closed' ? found.refusal_reason : null
    return {
      subject: t(`buying.${about}.subject`, { product: pen.quoteShort(title) }),
      paragraphs: [
        t(`buying.${about}.text`, { product: pen.quote(title) }),
        ...(reason ? [t('buying.reason', { reason: pen.quote(reason) })] : []),
      ],
      action: { text: t('buying.open'), href: pen.page(path) },
    }
  },
})

/** Tells a company that the buyer agrees to exchange the addresses, and who that is once both agree. */
export const contactMail = mailTemplate({
  name: 'mail-buying-request-contact',
  payload: z.object({
    request_id: z.int(),
    company_id: z.int(),
    user_id: z.int().nullable(),
    news: z.enum(['agreed', 'exchanged']).default('exchanged'),
  }),
  load: async (db, { request_id, news, ...recipient }) => {
    const [found, to] = [await findRequest(db, request_id), await findReader(db, recipient)]
    if (!found || !to) return null
    return { to, facts: { news, found, hasAccount: recipient.user_id !== null } }
  },
  write: ({ t, ...pen }, { news, found, hasAccount }) => ({
    subject: t(`buying.contact.${news}.subject`, {
      product: pen.quoteShort(pen.textOf(found, 'product')),
    }),
    paragraphs: [
      t(`buying.contact.${news}.text`),
      ...(news === 'exchanged' ? [t('buying.person', personIn(pen, found))] : []),
    ],
    action: { text: t('buying.open'), href: pen.page(routes.buyingRequest(found.id)) },
    ...(!hasAccount && { notes: [t('quotation.supplier.noAccount')] }),
  }),
})

type Person = Record<'name' | 'company' | 'email', string>

const personIn = ({ quote }: Pick<MailPen, 'quote'>, { name, company, email }: Person) => ({
  name: quote(name),
  company: quote(company),
  email: quote(email),
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
export const introductionMail = mailTemplate({
  name: 'mail-introduction',
  payload: z.object({
    introduction_id: z.int(),
    side: z.enum(['buyer', 'company']),
    user_id: z.int().nullable(),
    agreed: z.boolean().default(false),
  }),
  load: async (db, { introduction_id, side, user_id, agreed }) => {
    const found = await findIntroduction(db, introduction_id)
    const buyer = found && (await buyerOf(db, found))
    const company = found && (await findCompany(db, found.company_id))
    if (!found || !buyer || !company) return null
    const { request_id, company_id, agreed_at } = found
    const { reader, ...person } = buyer
    const { isConfirmed } = reader
    const buyerReader = isConfirmed ? reader : undefined
    const to = side === 'buyer' ? buyerReader : await findReader(db, { company_id, user_id })
    if (!to) return null
    const isNamed = agreed_at !== null && isConfirmed
    const facts = { request_id, company_id, company, buyer: person, isNamed }
    return { to, facts: { ...facts, side, agreed, hasAccount: user_id !== null } }
  },
  write: (pen, facts) =>
    facts.side === 'buyer' ? buyerIntroduction(pen, facts) : companyIntroduction(pen, facts),
})

interface Buyer extends Person {
  /** The page where they agree to be named. */
  path: string
}

interface Introduction {
  request_id: number | null
  company_id: number
  company: NonNullable<Awaited<ReturnType<typeof findCompany>>>
  buyer: Buyer
  /** Whether the company reads who the buyer is. */
  isNamed: boolean
  agreed: boolean
  /** Whether the reader for the company is a member; false for the company’s own address. */
  hasAccount: boolean
}

/** What the buyer of an introduction reads. */
function buyerIntroduction(
  { t, ...pen }: MailPen,
  { company_id, company, buyer, isNamed }: Introduction,
) {
  const title = pen.textOf(company, 'company_registered_name')
  return {
    subject: t('buying.introduced.subject', { company: pen.quoteShort(title) }),
    paragraphs: [
      t('buying.introduced.toBuyer', { company: pen.quote(title) }),
      t(isNamed ? 'buying.introduced.named' : 'buying.introduced.unnamed'),
    ],
    action: isNamed
      ? { text: t('buying.introduced.company'), href: pen.page(routes.company(company_id)) }
      : { text: t('buying.introduced.agree'), href: pen.page(buyer.path) },
  }
}

/** What the company of an introduction reads. */
function companyIntroduction(
  { t, ...pen }: MailPen,
  { request_id, buyer, isNamed, agreed, hasAccount }: Introduction,
) {
  return {
    subject: t(agreed ? 'buying.introduced.subjectAgreed' : 'buying.introduced.subjectToCompany'),
    paragraphs: [
      t(agreed ? 'buying.introduced.agreed' : 'buying.introduced.toCompany'),
      isNamed ? t('buying.person', personIn(pen, buyer)) : t('buying.introduced.waiting'),
    ],
    ...(request_id !== null && {
      action: {
        text: t('buying.introduced.request'),
        href: pen.page(routes.buyingRequest(request_id)),
      },
    }),
    ...(!hasAccount && { notes: [t('quotation.supplier.noAccount')] }),
  }
}

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

/** The buyer of an introduction, who gets no mail as long as the address is not confirmed. */
async function buyerOf(
  db: Executor,
  { request_id, enquiry_id }: { request_id: number | null; enquiry_id: number | null },
): Promise<(Buyer & { reader: Addressee }) | undefined> {
  if (request_id !== null) {
    const found = await findRequest(db, request_id)
    if (!found) return undefined
    const { name, company, email, locale } = found
    const path = await requestLinks.pathFor(db, found)
    const reader = { name, address: email, locale, isConfirmed: true }
    return { name, company, email, path, reader }
  }
  const found = enquiry_id === null ? undefined : await findInquirer(db, enquiry_id)
  if (!found || enquiry_id === null) return undefined
  const reader = addresseeOf(found.reader)
  const { name, address: email } = reader
  return { name, company: found.company, email, path: routes.userEnquiry(enquiry_id), reader }
}
