import { bilingualColumns } from '@/lib/bilingual/columns'
import { constantNumber, oneOf } from '@/lib/db/checks'
import { day, plainText, tsvector } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import {
  check,
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
 * What can be found: one row a record that somebody may see, with both languages side by side, so
 * that one search finds both scripts and a record once. `words` are folded and stemmed by
 * `lib/search`. Editors' records are all of tier 0; those of the directory lie in three tiers by
 * their ids, each about eight times as large as the one before: a word that the first has often is
 * not looked for in the others.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().notNull(),
    record_id: integer().notNull(),
    audience: text().$type<(typeof searchAudiences)[number]>().notNull(),
    tier: smallint().notNull(),
    /** What a record counts for by its kind, where others are found as well. */
    weight: real().notNull(),
    /** The day it is known by; null where it has none. */
    date: day(),
    ...bilingualColumns('title'),
    ...bilingualColumns('text'),
    english_name: plainText().notNull(),
    arabic_name: plainText().notNull(),
    english_path: text().notNull(),
    arabic_path: text().notNull(),
    /** HS codes and GTIN, digits only. */
    codes: text().array().notNull(),
    facets: jsonb().$type<Record<string, string | number>>().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id] }),
    oneOf('search_documents_audience', table.audience, searchAudiences),
    check('search_documents_tier', sql`${table.tier} between 0 and 3`),
    index('search_documents_english_name').on(table.english_name),
    index('search_documents_arabic_name').on(table.arabic_name),
    ...[0, 1, 2, 3].map((tier) =>
      index(`search_documents_words_${tier}`)
        .using('gin', table.words)
        .with({ fastupdate: false })
        .where(sql`${table.tier} = ${constantNumber(tier)}`),
    ),
  ],
)

/** Words that stand in documents for everybody: what a mistyped one may have meant. */
export const searchTokens = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_like').using('gin', table.word.op('gin_trgm_ops')),
])

/** How often a text was searched for on a day, and how often in vain; nobody stands beside it. */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: day().notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    in_vain: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)
