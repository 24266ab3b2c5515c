import { bilingualColumns, columnsOf } from '@/lib/bilingual/columns'
import {
  buyingRequestResults,
  buyingRequestStates,
  stepTakers,
  type BuyingRequestResult,
  type BuyingRequestState,
  type MatchReason,
  type StepTaker,
} from '@/lib/db/codes/buying-requests'
import { mailSpeeds, type MailSpeed } from '@/lib/db/codes/mail-topics'
import { oneOf } from '@/lib/db/checks'
import {
  belongsTo,
  day,
  instant,
  instantNow,
  partialIndex,
  referenceTo,
  tsvector,
} from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { buyingRequestVector } from '@/lib/db/staff-search-vectors'
import { tradeUnits, type TradeUnit } from '@/lib/db/codes/trade-terms'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { companies } from './companies'
import { conversationMessages, conversations } from './conversations'
import { enquiries } from './enquiries'
import { countries } from './geography'
import { hsSubheadings } from './hs-nomenclature'

/**
 * What buyers want to buy. The public sees what is wanted, never who wants it. The buyer manages a
 * request by a signed link, or in the account of `user_id`.
 */
export const buyingRequests = pgTable(
  'buying_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text().$type<BuyingRequestState>().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The enquiry that it was published from. */
    enquiry_id: integer().references(() => enquiries.id),
    /** The language of the buyer, for mails. */
    locale: text().$type<'en' | 'ar'>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    country_id: referenceTo(() => countries.id),
    hs_code: text()
      .notNull()
      .references(() => hsSubheadings.code),
    chapter: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(hs_code, 2)`),
    ...bilingualColumns('product'),
    ...bilingualColumns('quality'),
    ...bilingualColumns('certificates'),
    quantity: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
    unit: text().$type<TradeUnit>().notNull(),
    /** The market to deliver to. */
    market_id: referenceTo(() => countries.id),
    /** The last day for offers. */
    deadline: day().notNull(),
    /** Whether companies that officers introduce may learn who the buyer is. */
    may_introduce: boolean().notNull(),
    /** Accepted without a verified captcha. */
    unchecked: boolean().notNull().default(false),
    /** Loaded with the sample data: shown with a mark, and left out of feeds, site map and figures. */
    sample: boolean().notNull().default(false),
    result: text().$type<BuyingRequestResult>(),
    refusal_reason: text(),
    idempotency_key: uuid().notNull().unique(),
    request_hash: text().notNull(),
    /** Incremented by every change (optimistic lock). */
    version: integer().notNull().default(1),
    created_at: instantNow(),
    updated_at: instantNow(),
    /** From when on the link of the last confirmation mail counts, where it is not the first one. */
    link_from: instant(),
    confirmed_at: instant(),
    published_at: instant(),
    closed_at: instant(),
    /** When companies were last compared with it. */
    matched_at: instant(),
    /** Searched by the public list. */
    search: tsvector().generatedAlwaysAs((): SQL =>
      searchVector(columnsOf(buyingRequests, ['product', 'quality'])),
    ),
  },
  (table) => [
    oneOf('buying_requests_state', table.state, buyingRequestStates),
    oneOf('buying_requests_locale', table.locale, ['en', 'ar']),
    oneOf('buying_requests_unit', table.unit, tradeUnits),
    oneOf('buying_requests_result', table.result, buyingRequestResults),
    check('buying_requests_quantity', sql`${table.quantity} > 0`),
    check(
      'buying_requests_published',
      sql`${table.state} <> 'open' or ${table.published_at} is not null`,
    ),
    index('buying_requests_newest').on(table.state, table.published_at, table.id),
    index('buying_requests_deadline').on(table.state, table.deadline, table.id),
    index('buying_requests_chapter').on(table.state, table.chapter, table.id),
    index('buying_requests_market').on(table.state, table.market_id, table.id),
    index('buying_requests_user').on(table.user_id, table.id),
    index('buying_requests_email').on(sql`lower(${table.email})`),
    index('buying_requests_enquiry').on(table.enquiry_id),
    index('buying_requests_country').on(table.country_id),
    index('buying_requests_hs_code').on(table.hs_code),
    index('buying_requests_work').on(table.state, table.updated_at, table.id),
    partialIndex('buying_requests_rematch', sql`state = 'open'`, [table.matched_at, table.id]),
    partialIndex('buying_requests_unconfirmed', sql`state = 'unconfirmed'`, [table.created_at]),
    index('buying_requests_search')
      .using('gin', table.search)
      .where(sql`${table.state} = 'open'`),
    index('buying_requests_words').using('gin', buyingRequestVector(table)),
  ],
)

/** The history of a request: each step is inserted once and never changed. */
export const buyingRequestSteps = pgTable(
  'buying_request_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: belongsTo(() => buyingRequests.id),
    state: text().$type<BuyingRequestState>().notNull(),
    by: text().$type<StepTaker>().notNull(),
    at: instantNow(),
  },
  (table) => [
    oneOf('buying_request_steps_state', table.state, buyingRequestStates),
    oneOf('buying_request_steps_by', table.by, stepTakers),
    index('buying_request_steps_request').on(table.request_id, table.id),
  ],
)

/** The companies that fit a request, with the reasons, as they were when it was matched. */
export const buyingRequestMatches = pgTable(
  'buying_request_matches',
  {
    request_id: belongsTo(() => buyingRequests.id),
    company_id: belongsTo(() => companies.id),
    score: integer().notNull(),
    reasons: text().array().$type<MatchReason[]>().notNull(),
    matched_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.request_id, table.company_id] }),
    check(
      'buying_request_matches_reasons',
      sql`${table.reasons} <@ array['subheading', 'heading', 'chapter', 'sector', 'market', 'text']`,
    ),
    index('buying_request_matches_company').on(table.company_id, table.matched_at),
  ],
)

/** Companies that an officer introduced to the buyer of a request, or of a matchmaking enquiry. */
export const introductions = pgTable(
  'introductions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer().references(() => buyingRequests.id, { onDelete: 'cascade' }),
    enquiry_id: integer().references(() => enquiries.id),
    company_id: referenceTo(() => companies.id),
    by: referenceTo(() => users.id),
    at: instantNow(),
    /** When the buyer agreed that the company learns the name and the address; null before. */
    agreed_at: instant(),
  },
  (table) => [
    check('introductions_one', sql`num_nonnulls(${table.request_id}, ${table.enquiry_id}) = 1`),
    unique('introductions_request').on(table.request_id, table.company_id),
    unique('introductions_enquiry').on(table.enquiry_id, table.company_id),
    index('introductions_company').on(table.company_id),
    index('introductions_officer').on(table.by),
    index('introductions_time').on(table.at),
  ],
)

/** The members who want to hear of matching requests, and how soon. */
export const buyingRequestAlerts = pgTable(
  'buying_request_alerts',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    speed: text().$type<MailSpeed>().notNull(),
    chosen_at: instantNow(),
    /** Up to when matches were collected into mails. */
    told_until: instantNow(),
  },
  (table) => [
    oneOf('buying_request_alerts_speed', table.speed, mailSpeeds),
    index('buying_request_alerts_due').on(table.speed, table.told_until),
  ],
)

/** Who was told of which request, so that each person is told once. */
export const buyingRequestNotices = pgTable(
  'buying_request_notices',
  {
    request_id: belongsTo(() => buyingRequests.id),
    user_id: belongsTo(() => users.id),
    told_at: instantNow(),
    /** The round of follows whose mail told them; null for an alert. */
    follow_round: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.request_id, table.user_id] }),
    index('buying_request_notices_user').on(table.user_id),
  ],
)

/**
 * The answers of companies: each is a conversation with the buyer, whose last quotation is the
 * offer.
 */
export const buyingRequestOffers = pgTable(
  'buying_request_offers',
  {
    request_id: belongsTo(() => buyingRequests.id),
    company_id: referenceTo(() => companies.id),
    conversation_id: belongsTo(() => conversations.id).unique(),
    at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.request_id, table.company_id] }),
    index('buying_request_offers_company').on(table.company_id, table.request_id),
    index('buying_request_offers_time').on(table.at),
  ],
)

/** Whether a company sent its offer: the row comes first, and the files of a message may be refused. */
export const isSentOffer = sql`exists (select from ${conversationMessages}
  where ${conversationMessages.conversation_id} = ${buyingRequestOffers.conversation_id})`
