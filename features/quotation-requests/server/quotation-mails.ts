import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import { mailTemplate } from '@/features/site/server/site'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import {
  findConfirmedAddressee,
  selectConfirmedMembers,
  type Addressee,
} from '@/lib/db/reads/addressees'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { newsDate } from '../rules/quotation-reminders'
import { findCompany, findRequest, type RequestRecord } from './quotation-requests.sql'
import { declineTexts, detailsOf, requestPath } from './quotation-requests'

/**
 * The one mail to an address that nobody has confirmed: nothing that was typed is in it, so that
 * nobody can write to strangers through the portal.
 */
export const confirmationMail = mailTemplate({
  name: 'mail-quotation-confirmation',
  payload: z.object({ request_id: z.int() }),
  load: async (db, { request_id }) => {
    const request = await findRequest(db, request_id)
    if (request?.state !== 'unconfirmed') return null
    const { email: address, locale } = request
    const { company } = await detailsOf(db, request)
    return {
      to: { name: '', address, locale, isConfirmed: false },
      facts: { company, path: await requestPath(db, request) },
    }
  },
  write: ({ t, ...pen }, { company, path }) => {
    const title = pen.textOf(company, 'name')
    return {
      subject: t('quotation.confirm.subject', { company: pen.quoteShort(title) }),
      greeting: t('quotation.greeting'),
      paragraphs: [t('quotation.confirm.text', { company: pen.quote(title) })],
      action: { text: t('quotation.confirm.action'), href: pen.page(path) },
      notes: [t('quotation.confirm.validity'), t('quotation.confirm.notYou')],
    }
  },
})

/** What a supplier hears of a request. */
export const supplierNews = [
  'new',
  'message',
  'agreed',
  'exchanged',
  'ended',
  'reminder3',
  'reminder7',
  'unanswered',
] as const

export type SupplierNews = (typeof supplierNews)[number]

/** Tells a member of a company, or the company’s own address where no member confirmed theirs. */
export const supplierMail = mailTemplate({
  name: 'mail-quotation-supplier',
  payload: z.object({
    request_id: z.int(),
    user_id: z.int().nullable(),
    news: z.enum(supplierNews),
  }),
  load: async (db, { request_id, user_id, news }) => {
    const request = await findRequest(db, request_id)
    if (!request || isOver(request, news)) return null
    const to = await supplierOf(db, request, user_id)
    if (!to) return null
    const { offer, buyer } = await detailsOf(db, request)
    const facts = { request_id, news, offer, country: buyer.country }
    return { to, facts: { ...facts, hasAccount: user_id !== null } }
  },
  write: ({ t, ...pen }, { request_id, news, offer, country, hasAccount }) => {
    const title = offer && pen.textOf(offer, 'name')
    const values = {
      country: pen.quote(pen.textOf(country, 'name')),
      about: title ? pen.quote(title) : 'none',
      number: String(request_id),
    }
    return {
      subject: t(`quotation.supplier.${news}.subject`, {
        ...values,
        about: title ? pen.quoteShort(title) : 'none',
      }),
      paragraphs: [t(`quotation.supplier.${news}.text`, values)],
      action: {
        text: t('quotation.supplier.action'),
        href: pen.page(routes.quotationInboxItem(request_id)),
      },
      notes: hasAccount ? [] : [t('quotation.supplier.noAccount')],
    }
  },
})

/** Whether what a mail would say is no longer so. */
function isOver({ state }: RequestRecord, news: SupplierNews): boolean {
  const waits = ['new', 'reminder3', 'reminder7', 'unanswered'].includes(news)
  return state === 'erased' || (waits && state !== 'sent')
}

async function supplierOf(
  db: Executor,
  { company_id }: RequestRecord,
  userId: number | null,
): Promise<Addressee | undefined> {
  if (userId !== null) return findConfirmedAddressee(db, userId)
  const company = await findCompany(db, company_id)
  return (
    company && {
      name: inLocale(company, 'name', 'ar'),
      address: company.email,
      locale: 'ar',
      isConfirmed: true,
    }
  )
}

/** What a buyer hears of a request. */
export const buyerNews = [
  ...(['answer', 'declined', 'agreed', 'exchanged'] as const),
  ...(['released', 'discarded', 'unanswered'] as const),
] as const

/** Tells the buyer; the answer itself is on the page of the link. */
export const buyerMail = mailTemplate({
  name: 'mail-quotation-buyer',
  payload: z.object({ request_id: z.int(), news: z.enum(buyerNews) }),
  load: async (db, { request_id, news }) => {
    const request = await findRequest(db, request_id)
    if (!request || request.confirmed_at === null) return null
    if (request.state === 'ended' || request.state === 'erased') return null
    if (news === 'unanswered' && request.state !== 'sent' && request.state !== 'spam') return null
    const { id, name, email: address, locale, sent_at } = request
    const { company, decline } = await detailsOf(db, request)
    const path = await requestPath(db, request)
    const to = { name, address, locale, isConfirmed: true }
    return { to, facts: { id, news, company, decline, sent_at, path } }
  },
  write: ({ t, ...pen }, { id, news, company, decline, sent_at, path }) => {
    const title = pen.textOf(company, 'name')
    const values = {
      company: pen.quote(title),
      number: String(id),
      date: newsDate(sent_at, pen.locale),
    }
    const reasons = news === 'declined' ? declineTexts(t, decline, pen.locale) : []
    return {
      subject: t(`quotation.buyer.${news}.subject`, {
        ...values,
        company: pen.quoteShort(title),
      }),
      paragraphs: [t(`quotation.buyer.${news}.text`, values), ...reasons],
      action: { text: t('quotation.buyer.action'), href: pen.page(path) },
      notes: [t('quotation.buyer.end')],
    }
  },
})

/** Queues the mails to all members of the company that was asked. */
export async function sendSupplierMails(
  tx: Executor,
  { id: request_id, company_id }: Pick<RequestRecord, 'id' | 'company_id'>,
  news: SupplierNews,
): Promise<void> {
  const members = await selectConfirmedMembers(tx, company_id)
  const recipients = members.length === 0 ? [null] : members
  for (const user_id of recipients) await supplierMail.enqueue(tx, { request_id, user_id, news })
}

/**
 * Whether one more mail about a conversation may go to a side: beyond its limit the messages wait on
 * the page, so that nobody floods a mailbox with them. Call it outside of transactions.
 */
export async function mayMail(conversationId: number, to: ConversationSide): Promise<boolean> {
  return isWithin(() => countAgainstLimit('conversation-mail', `${conversationId} ${to}`))
}

/** The same for a declined request, which its buyer is told once, however often it is taken back. */
export async function mayMailDeclined(conversationId: number): Promise<boolean> {
  return (
    (await mayMail(conversationId, 'buyer')) &&
    (await isWithin(() => countAgainstLimit('quotation-declined', String(conversationId))))
  )
}

/** The same for the supplier of a request, whose mails also count over all its conversations. */
export async function mayMailSupplier({
  conversation_id,
  company_id,
}: Pick<RequestRecord, 'conversation_id' | 'company_id'>): Promise<boolean> {
  return (
    (await mayMail(conversation_id, 'supplier')) &&
    (await isWithin(() => countAgainstLimit('company-mail', `company ${company_id}`)))
  )
}

async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return false
    throw error
  }
}
