import { bilingualColumns } from '@/lib/bilingual/columns'
import { pairOf } from '@/lib/bilingual/fields'
import { oneOf } from '@/lib/db/checks'
import { day, instantNow, plainText, tsvector } from '@/lib/db/columns'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

export const searchAudiences = ['public', 'user'] as const

/**
 * The search index: one row for each visible record with both languages, so that one query finds
 * both scripts and each record once. `words` are folded and stemmed by `lib/search`. Each tier is a
 * partition, which its migration writes: editorial records (0), a random sample of the directory (1)
 * and the rest of it (2). A search that is frequent in the sample does not read the rest.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().notNull(),
    record_id: integer().notNull(),
    audience: text().$type<(typeof searchAudiences)[number]>().notNull(),
    tier: smallint().notNull(),
    /** The rank weight of the kind of record. */
    weight: real().notNull(),
    /** The date of the record; null where it has none. */
    date: day(),
    ...bilingualColumns('title'),
    ...bilingualColumns('text'),
    english_name: plainText().notNull(),
    arabic_name: plainText().notNull(),
    english_path: text().notNull(),
    arabic_path: text().notNull(),
    /** HS codes and GTIN, digits only. */
    codes: text().array().notNull(),
    /** What a result shows of the record besides title and text. */
    facets: jsonb().$type<Record<string, unknown>>().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.tier] }),
    oneOf('search_documents_audience', table.audience, searchAudiences),
    index('search_documents_english_name').on(table.english_name),
    index('search_documents_arabic_name').on(table.arabic_name),
    index('search_documents_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** The vocabulary of public documents, from which spelling corrections come. */
export const searchTokens = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Its consonants, by which it is found in the other script; null where it has too few. */
    sound: text(),
  },
  (table) => [
    index('search_words_like').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_sound').on(table.sound),
  ],
)

/** The search log: how often a text was searched on a day, and how often without results; anonymous. */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: day().notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    in_vain: integer().notNull(),
    /** Loaded with the sample data, for days before it. */
    sample: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)

const phrases = () => text().array().notNull().default([])

/** Groups of words that mean the same to a person who searches; kept by staff. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  ...pairOf('terms', 'bare', phrases),
  /** Words that the group finds, but which do not find it. */
  ...pairOf('related', 'bare', phrases),
  active: boolean().notNull().default(true),
  /** Counts the writes: two people who edit a group at once do not overwrite each other. */
  version: integer().notNull().default(1),
  updated_at: instantNow(),
})

/** Searches that editors judged: how welcome each record is as a result, from 1 to 3. */
export const searchJudgements = pgTable('search_judgements', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The typed text. */
  query: text().notNull().unique(),
  /** The grades by record, as `type:id`. */
  grades: jsonb().$type<Record<string, number>>().notNull(),
  updated_at: instantNow(),
})
