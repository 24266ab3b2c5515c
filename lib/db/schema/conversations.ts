import { conversationSides, type ConversationSide } from '@/lib/db/codes/conversations'
import { matches, oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow, instantOrNull, partialIndex } from '@/lib/db/columns'
import { incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import type { Currency, Incoterm, TradeUnit } from '@/lib/db/codes/trade-terms'
import { sql, type SQL } from 'drizzle-orm'
import {
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
import { files } from './files'

/**
 * Conversations of a buyer and a supplier. Each side sees the addresses of the other one once both
 * have agreed; staff read the texts only after a side has reported them.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyer_agreed_at: instant(),
    supplier_agreed_at: instant(),
    reported_at: instant(),
    reported_by: text().$type<ConversationSide>(),
    report_reason: text(),
    /** When staff closed the report, from when on they no longer read the texts. */
    report_closed_at: instant(),
    /** No message follows. */
    ended_at: instant(),
    last_message_at: instantNow(),
    created_at: instantNow(),
  },
  (table) => [
    oneOf('conversations_reported_by', table.reported_by, conversationSides),
    index('conversations_last_message').on(table.last_message_at),
    partialIndex(
      'conversations_reported',
      sql`${table.reported_at} is not null and ${table.report_closed_at} is null`,
      [table.reported_at],
    ),
  ],
)

/** When the second side agreed to exchange the addresses; null before. */
export const exchangedAt = instantOrNull(
  sql`case when ${conversations.buyer_agreed_at} is not null and ${conversations.supplier_agreed_at} is not null
  then greatest(${conversations.buyer_agreed_at}, ${conversations.supplier_agreed_at}) end`,
)

/** Whether staff may read a conversation: a side reported it, and they have not closed the report. */
export const isReported: SQL<boolean> = sql<boolean>`(${conversations.reported_at} is not null
  and ${conversations.report_closed_at} is null)`

/** Messages of a conversation. `author_id` is null for a person without an account. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversation_id: belongsTo(() => conversations.id),
    side: text().$type<ConversationSide>().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    idempotency_key: uuid().notNull(),
    request_hash: text().notNull(),
    at: instantNow(),
  },
  (table) => [
    unique('conversation_messages_once').on(
      table.conversation_id,
      table.side,
      table.idempotency_key,
    ),
    oneOf('conversation_messages_side', table.side, conversationSides),
    index('conversation_messages_author').on(table.author_id),
  ],
)

/** Attachments of a message, in their order. */
export const conversationFiles = pgTable(
  'conversation_files',
  {
    message_id: belongsTo(() => conversationMessages.id),
    file_key: text()
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.file_key] }),
    index('conversation_files_file').on(table.file_key),
  ],
)

/** The quotation that a message of a supplier carries: a price for a unit under delivery terms. */
export const quotations = pgTable(
  'quotations',
  {
    message_id: integer()
      .primaryKey()
      .references(() => conversationMessages.id, { onDelete: 'cascade' }),
    price: numeric({ precision: 14, scale: 2 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    unit: text().$type<TradeUnit>().notNull(),
    incoterm: text().$type<Incoterm>().notNull(),
    place: text().notNull(),
    valid_until: day().notNull(),
  },
  (table) => [
    check('quotations_price', sql`${table.price} > 0`),
    matches('quotations_currency', table.currency, '^[A-Z]{3}$'),
    oneOf('quotations_unit', table.unit, tradeUnits),
    oneOf('quotations_incoterm', table.incoterm, incoterms),
  ],
)
