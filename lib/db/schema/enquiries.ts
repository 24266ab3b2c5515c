import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { constantNumbers, oneOf } from '@/lib/db/checks'
import { endedStatuses } from '@/lib/db/codes/enquiry-statuses'
import { belongsTo, day, instant, instantNow, partialIndex, referenceTo } from '@/lib/db/columns'
import { valueBands, type ValueBand } from '@/lib/db/codes/outcomes'
import { enquirySearchVector, enquiryTextVector } from './enquiry-search-vector'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { files } from './files'
import { countries } from './geography'
import { hsSubheadings } from './hs-nomenclature'
import { institutions } from './institutions'
import { lookupListColumn, lookupReference } from './lookups'
import { readinessQuestions } from './readiness'
import { industries } from './sectors'

/** Texts of the enquiry forms, by enquiry type (spec/decisions.md section 5). */
export const enquiryFormPages = pgTable(
  'enquiry_pages',
  {
    id: integer().primaryKey(),
    ...bilingualColumns('title'),
    ...bilingualColumns('subtitle'),
    ...bilingualColumns('tooltip'),
    ...bilingualNullableColumns('result_description'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
  },
  (table) => [oneOf('enquiry_pages_type', table.id, [1, 2, 3, 5, 6, 7])],
)

/**
 * Enquiries; `id` is the request number. One key of a person is one enquiry; `request_hash` shows
 * whether its requests are equal. Those of deleted accounts have no person.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: referenceTo(() => users.id),
    type_list: lookupListColumn('enquiry_types'),
    enq_type: integer().notNull(),
    status_list: lookupListColumn('enquiry_statuses'),
    status: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phone2: text(),
    company: text().notNull(),
    job_title: text(),
    description: text().notNull(),
    industry_id: integer().references(() => industries.iid),
    country_id: integer().references(() => countries.id),
    /** The product that the page named from which the form was opened. */
    product_hs: text().references(() => hsSubheadings.code),
    client_list: lookupListColumn('type_of_client'),
    client_type: integer(),
    position_list: lookupListColumn('positions'),
    position_id: integer(),
    barrier_list: lookupListColumn('type_of_barriers'),
    barrier_type: integer(),
    /** Since when a barrier exists, its cost in a year, and what it goes against. */
    barrier_since: day(),
    barrier_loss: text().$type<ValueBand>(),
    barrier_agreement: text(),
    institution_id: integer().references(() => institutions.id),
    /** The language it was filed in; mails about it are in the account's. */
    locale: text().$type<'en' | 'ar'>().notNull(),
    idempotency_key: uuid().notNull(),
    request_hash: text().notNull(),
    /** Accepted without a verified captcha: staff check it first. */
    for_review: boolean().notNull().default(false),
    /** The assigned officer. */
    owner_id: integer().references(() => users.id),
    /** When the office first replied. */
    answered_at: instant(),
    /** The time of the person's first message since the office last replied. */
    awaits_reply_since: instant(),
    /** Since when it is pending, with the last word at the office: its clock is stopped. */
    waits_since: instant(),
    /** The start of its clock, later than its filing by the time it was stopped; null for none. */
    clock_start: instant(),
    /** By when it is to be answered, null once it is, and by when to be ended. */
    answer_due_at: instant(),
    close_due_at: instant(),
    /** How satisfied the person was with its handling, from 1 to 5. */
    rating: smallint(),
    /** When staff were told that it is late; null again once it is answered or over. */
    escalated_at: instant(),
    /** The duplicate of the same person in which this enquiry is continued. */
    merged_into: integer(),
    /** Loaded with the sample data. */
    sample: boolean().notNull().default(false),
    /** Incremented by every action of staff (optimistic lock). */
    version: integer().notNull().default(1),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (table) => [
    unique('enquiries_once').on(table.user_id, table.idempotency_key),
    oneOf('enquiries_barrier_loss', table.barrier_loss, valueBands),
    oneOf('enquiries_rating', table.rating, [1, 2, 3, 4, 5]),
    oneOf('enquiries_locale', table.locale, ['en', 'ar']),
    lookupReference(table.type_list, table.enq_type),
    lookupReference(table.status_list, table.status),
    lookupReference(table.client_list, table.client_type),
    lookupReference(table.position_list, table.position_id),
    lookupReference(table.barrier_list, table.barrier_type),
    index('enquiries_person').on(table.user_id, table.id),
    index('enquiries_status').on(table.status, table.id),
    index('enquiries_industry').on(table.industry_id),
    index('enquiries_country').on(table.country_id),
    index('enquiries_institution').on(table.institution_id),
    foreignKey({ columns: [table.merged_into], foreignColumns: [table.id] }),
    index('enquiries_merged').on(table.merged_into),
    index('enquiries_owner').on(table.owner_id, table.status, table.id),
    index('enquiries_type').on(table.enq_type, table.id),
    partialIndex('enquiries_rated', isNotNull(table.rating), [table.rating, table.id]),
    partialIndex('enquiries_sample', sql`sample`, [table.id]),
    index('enquiries_change').on(table.updated_at, table.id),
    // Covers all columns by which open enquiries are counted, so that no rows are read.
    partialIndex('enquiries_open', sql`status not in (${constantNumbers(endedStatuses)})`, [
      table.created_at,
      table.id,
      table.answered_at,
      table.awaits_reply_since,
      table.enq_type,
      table.owner_id,
      table.waits_since,
      table.answer_due_at,
      table.close_due_at,
    ]),
    index('enquiries_words').using('gin', enquirySearchVector(table)),
    index('enquiries_text').using('gin', enquiryTextVector(table)),
  ],
)

/** Scores of the statements of a readiness assessment. */
export const enquiryAnswers = pgTable(
  'enquiry_answers',
  {
    enquiry_id: belongsTo(() => enquiries.id),
    question_id: referenceTo(() => readinessQuestions.id),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiry_id, table.question_id] }),
    oneOf('enquiry_answers_points', table.points, [1, 2, 3, 4, 5]),
    index('enquiry_answers_question').on(table.question_id),
  ],
)

/** The status history of an enquiry. `set_by` is null for the portal itself. */
export const enquirySteps = pgTable(
  'enquiry_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiry_id: belongsTo(() => enquiries.id),
    status_list: lookupListColumn('enquiry_statuses'),
    status: integer().notNull(),
    at: instantNow(),
    set_by: integer().references(() => users.id),
    /** Why, in the words of the officer; required of a rejection. */
    reason: text(),
  },
  (table) => [
    lookupReference(table.status_list, table.status),
    index('enquiry_steps_enquiry').on(table.enquiry_id, table.id),
    index('enquiry_steps_person').on(table.set_by),
  ],
)

/** Messages between the person and the office about an enquiry. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiry_id: belongsTo(() => enquiries.id),
    sender: text().$type<'person' | 'office'>().notNull(),
    author_id: referenceTo(() => users.id),
    text: text().notNull(),
    idempotency_key: uuid().notNull(),
    request_hash: text().notNull(),
    at: instantNow(),
    /** When the other side read it: the person, or the officer of the enquiry. */
    read_at: instant(),
  },
  (table) => [
    unique('enquiry_messages_once').on(table.author_id, table.idempotency_key),
    oneOf('enquiry_messages_sender', table.sender, ['person', 'office']),
    index('enquiry_messages_enquiry').on(table.enquiry_id, table.id),
  ],
)

/** Attachments of a message, in their order. */
export const enquiryMessageFiles = pgTable(
  'enquiry_message_files',
  {
    message_id: belongsTo(() => enquiryMessages.id),
    file_key: text()
      .notNull()
      .references(() => files.key, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.file_key] }),
    index('enquiry_message_files_file').on(table.file_key),
  ],
)
