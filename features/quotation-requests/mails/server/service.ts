import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import { getSite } from '@/features/site/server/service'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
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
import { newsDate } from '../../reminders/rules'
import {
  findCompany,
  findPerson,
  findRequest,
  selectMembers,
  type RequestRecord,
} from '../../server/repository'
import { declineTexts, detailsOf, requestPath } from '../../server/service'

interface Addressee {
  /** '' where the name is what somebody typed who has not confirmed the address. */
  name: string
  address: string
  locale: Locale
}

type Text = Pick<MailContent, 'subject' | 'paragraphs' | 'notes' | 'action'>

async function send(id: string, { name, address, locale }: Addressee, text: Text): Promise<void> {
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  await post({
    id,
    to: { name, address },
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      greeting:
        name === '' ? t('quotation.greeting') : t('greeting', { name: isolated(name, locale) }),
      ...text,
    },
  })
}

/**
 * The one mail to an address that nobody has confirmed: nothing that was typed is in it, so that
 * nobody can write to strangers through the portal.
 */
export const confirmationMail = jobKind({
  name: 'mail-quotation-confirmation',
  payload: z.object({ request_id: z.int() }),
  delays: mailDelays,
  run: async ({ request_id }, { id }) => {
    const db = await database()
    const request = await findRequest(db, request_id)
    if (request?.state !== 'unconfirmed') return
    const { email: address, locale } = request
    const { company } = await detailsOf(db, request)
    const t = await mailTexts(locale)
    const title = inLocale(company, 'name', locale)
    await send(
      id,
      { name: '', address, locale },
      {
        subject: t('quotation.confirm.subject', { company: inSubject(title, locale) }),
        paragraphs: [t('quotation.confirm.text', { company: isolated(title, locale) })],
        action: {
          text: t('quotation.confirm.action'),
          href: absoluteUrl(locale, await requestPath(db, request)),
        },
        notes: [t('quotation.confirm.validity'), t('quotation.confirm.notYou')],
      },
    )
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
export const supplierMail = jobKind({
  name: 'mail-quotation-supplier',
  payload: z.object({
    request_id: z.int(),
    user_id: z.int().nullable(),
    news: z.enum(supplierNews),
  }),
  delays: mailDelays,
  run: async ({ request_id, user_id, news }, { id }) => {
    const db = await database()
    const request = await findRequest(db, request_id)
    if (!request || isOver(request, news)) return
    const to = await supplierOf(db, request, user_id)
    if (!to) return
    const { locale } = to
    const { offer, buyer, company } = await detailsOf(db, request)
    const t = await mailTexts(locale)
    const values = {
      country: isolated(inLocale(buyer.country, 'name', locale), locale),
      about: isolated(inLocale(offer ?? company, 'name', locale), locale),
      number: String(request.id),
    }
    await send(id, to, {
      subject: t(`quotation.supplier.${news}.subject`, {
        ...values,
        about: inSubject(inLocale(offer ?? company, 'name', locale), locale),
      }),
      paragraphs: [t(`quotation.supplier.${news}.text`, values)],
      action: {
        text: t('quotation.supplier.action'),
        href: absoluteUrl(locale, routes.quotationInboxItem(request.id)),
      },
      ...(user_id === null && { notes: [t('quotation.supplier.noAccount')] }),
    })
  },
})

/** Whether what a mail would say is no longer so. */
function isOver({ state }: RequestRecord, news: SupplierNews): boolean {
  const waits = ['new', 'reminder3', 'reminder7', 'unanswered'].includes(news)
  return state === 'erased' || (waits && state !== 'sent')
}

async function supplierOf(
  db: Executor,
  { company_id, locale }: RequestRecord,
  userId: number | null,
): Promise<Addressee | undefined> {
  if (userId !== null) {
    const person = await findPerson(db, userId)
    if (!person?.email_verified_at) return undefined
    return { name: person.name, address: person.email, locale: accountLocale(person.locale) }
  }
  const company = await findCompany(db, company_id)
  return (
    company && { name: inLocale(company, 'name', locale), address: company.email, locale: 'ar' }
  )
}

/** What a buyer hears of a request. */
export const buyerNews = [
  ...(['answer', 'declined', 'agreed', 'exchanged'] as const),
  ...(['released', 'discarded', 'unanswered'] as const),
] as const

/** Tells the buyer; the answer itself is on the page of the link. */
export const buyerMail = jobKind({
  name: 'mail-quotation-buyer',
  payload: z.object({ request_id: z.int(), news: z.enum(buyerNews) }),
  delays: mailDelays,
  run: async ({ request_id, news }, { id }) => {
    const db = await database()
    const request = await findRequest(db, request_id)
    if (!request || request.confirmed_at === null) return
    if (request.state === 'ended' || request.state === 'erased') return
    if (news === 'unanswered' && request.state !== 'sent' && request.state !== 'spam') return
    const { name, email: address, locale } = request
    const { company, decline } = await detailsOf(db, request)
    const t = await mailTexts(locale)
    const title = inLocale(company, 'name', locale)
    const [number, date] = [String(request.id), newsDate(request.sent_at, locale)]
    const values = { company: isolated(title, locale), number, date }
    const reasons = news === 'declined' ? declineTexts(t, decline, locale) : []
    await send(
      id,
      { name, address, locale },
      {
        subject: t(`quotation.buyer.${news}.subject`, {
          ...values,
          company: inSubject(title, locale),
        }),
        paragraphs: [t(`quotation.buyer.${news}.text`, values), ...reasons],
        action: {
          text: t('quotation.buyer.action'),
          href: absoluteUrl(locale, await requestPath(db, request)),
        },
        notes: [t('quotation.buyer.end')],
      },
    )
  },
})

/** Queues the mails to all members of the company that was asked. */
export async function sendSupplierMails(
  tx: Executor,
  { id: request_id, company_id }: Pick<RequestRecord, 'id' | 'company_id'>,
  news: SupplierNews,
): Promise<void> {
  const members = await selectMembers(tx, company_id)
  const recipients = members.length === 0 ? [null] : members.map(({ id }) => id)
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
