import { matches, oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow, partialIndex, referenceTo } from '@/lib/db/columns'
import { declineReasons, heldReasons, requestStates } from '@/lib/db/codes/quotation-requests'
import type { DeclineReason, HeldReason, RequestState } from '@/lib/db/codes/quotation-requests'
import { incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import type { Incoterm, TradeUnit } from '@/lib/db/codes/trade-terms'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { companies } from './companies'
import { conversations } from './conversations'
import { countries } from './geography'
import { products, services } from './offers'

/**
 * Requests of buyers for a quotation of one company; the first message of the conversation is the
 * text. The row of an erased request stays without personal data, since figures count it.
 */
export const quotationRequests = pgTable(
  'quotation_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversation_id: belongsTo(() => conversations.id).unique(),
    company_id: referenceTo(() => companies.id),
    product_id: integer().references(() => products.id),
    service_id: integer().references(() => services.id),
    /** The account of the buyer; null until one is joined. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    company_name: text().notNull(),
    email: text().notNull(),
    country_id: referenceTo(() => countries.id),
    /** The market from which the buyer came, by its ISO code. */
    market: text(),
    subject: text().notNull(),
    quantity: numeric({ precision: 14, scale: 3 }),
    unit: text().$type<TradeUnit>(),
    incoterm: text().$type<Incoterm>(),
    place: text().notNull().default(''),
    wanted_by: day(),
    /** The language of the mails to the buyer. */
    locale: text().$type<'en' | 'ar'>().notNull(),
    state: text().$type<RequestState>().notNull(),
    held_for: text().$type<HeldReason>(),
    /** Accepted without a verified captcha: staff look at it first. */
    unchecked: boolean().notNull().default(false),
    idempotency_key: uuid().notNull().unique(),
    request_hash: text().notNull(),
    /** SHA-256 of the text without spaces and case; equal texts are equal requests. */
    fingerprint: text().notNull(),
    /** From when on the link of the last confirmation mail counts, where it is not the first one. */
    link_from: instant(),
    confirmed_at: instant(),
    sent_at: instant(),
    /** When the supplier first opened it. */
    read_at: instant(),
    answered_at: instant(),
    /** When the supplier declined it; null again once that is taken back. A decline is an answer too. */
    declined_at: instant(),
    /** Why it is declined; null before, and where it was declined when no reason was asked for. */
    decline_reason: text().$type<DeclineReason>(),
    decline_text: text().notNull().default(''),
    /** Reminders that were sent: after three days, after seven, and the notice. */
    reminders: integer().notNull().default(0),
    created_at: instantNow(),
  },
  (table) => [
    oneOf('quotation_requests_state', table.state, requestStates),
    oneOf('quotation_requests_held_for', table.held_for, heldReasons),
    oneOf('quotation_requests_decline_reason', table.decline_reason, declineReasons),
    oneOf('quotation_requests_unit', table.unit, tradeUnits),
    oneOf('quotation_requests_incoterm', table.incoterm, incoterms),
    oneOf('quotation_requests_locale', table.locale, ['en', 'ar']),
    matches('quotation_requests_market', table.market, '^[A-Z]{2}$'),
    check('quotation_requests_quantity', sql`${table.quantity} > 0`),
    check(
      'quotation_requests_offer',
      sql`${table.product_id} is null or ${table.service_id} is null`,
    ),
    index('quotation_requests_company').on(table.company_id, table.state, table.id),
    index('quotation_requests_product').on(table.product_id),
    index('quotation_requests_service').on(table.service_id),
    index('quotation_requests_country').on(table.country_id),
    index('quotation_requests_person').on(table.user_id, table.id),
    index('quotation_requests_email').on(sql`lower(${table.email})`, table.id),
    index('quotation_requests_fingerprint').on(table.fingerprint, table.created_at),
    index('quotation_requests_state').on(table.state, table.id),
    index('quotation_requests_sent').on(table.sent_at),
    index('quotation_requests_answered').on(table.answered_at),
    partialIndex('quotation_requests_waiting', sql`state = 'sent'`, [
      table.sent_at,
      table.reminders,
    ]),
    partialIndex('quotation_requests_unconfirmed', sql`state = 'unconfirmed'`, [table.created_at]),
  ],
)

/** When a supplier first answered a request, by a message or by declining it; null before. */
export const firstAnswerAt = sql`least(${quotationRequests.answered_at}, ${quotationRequests.declined_at})`
