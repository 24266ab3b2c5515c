import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { day } from '@/lib/db/columns'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** A chart as in the data file; on the wire categories and series are wrapped as `data`. */
export interface StoredChart {
  type: string
  unit_eng: string
  unit_ara: string
  categories: string[]
  categories_ara: string[]
  series: { name: string; name_ara: string; data: (number | null)[] }[]
}

const treeTable = <const Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: text().primaryKey(),
      ...bilingualColumns('name', 'bare'),
      parent: text(),
      sort: integer().notNull(),
    },
    (table) => [
      foreignKey({ columns: [table.parent], foreignColumns: [table.id] }),
      index(`${name}_parent`).on(table.parent),
    ],
  )

/** Topics of statistics, as a tree. */
export const statisticIndustries = treeTable('statistic_industries')

/** Places of statistics, as a tree. */
export const statisticGeolocations = treeTable('statistic_geolocations')

/** Statistics, studies and infographics (`kind`); an infographic points to its statistic. */
export const statistics = pgTable(
  'statistics',
  {
    identifier: text().primaryKey(),
    /** Its number in the search index. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    ...bilingualColumns('title', 'bare'),
    ...bilingualColumns('subject', 'bare'),
    date: day().notNull(),
    /** The day on which the figures were last compared with their source. */
    checked_on: day(),
    publishers: text().array().notNull().default([]),
    /** The same in Arabic, in their order; '' or none where a publisher has no Arabic name. */
    arabic_publishers: text().array().notNull().default([]),
    ...bilingualNullableColumns('survey_period', 'bare'),
    ...bilingualNullableColumns('comment', 'bare'),
    ...bilingualColumns('description', 'bare'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    premium: integer().notNull().default(0),
    derived: boolean().notNull().default(false),
    ...bilingualNullableColumns('source', 'bare'),
    chart: jsonb().$type<StoredChart>(),
    statistic: text(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('statistics_kind', table.kind, ['statistics', 'studies', 'infographics']),
    zeroOrOne('statistics_premium', table.premium),
    foreignKey({ columns: [table.statistic], foreignColumns: [table.identifier] }),
    index('statistics_by_kind').on(table.kind, table.date, table.identifier),
    index('statistics_statistic').on(table.statistic),
  ],
)

/** Topics of a record. */
export const statisticTopics = pgTable(
  'statistic_topics',
  {
    identifier: text()
      .notNull()
      .references(() => statistics.identifier, { onDelete: 'cascade' }),
    industry_id: text()
      .notNull()
      .references(() => statisticIndustries.id),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.industry_id] }),
    index('statistic_topics_industry').on(table.industry_id),
  ],
)

/** Places of a record. */
export const statisticPlaces = pgTable(
  'statistic_places',
  {
    identifier: text()
      .notNull()
      .references(() => statistics.identifier, { onDelete: 'cascade' }),
    geolocation_id: text()
      .notNull()
      .references(() => statisticGeolocations.id),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.geolocation_id] }),
    index('statistic_places_geolocation').on(table.geolocation_id),
  ],
)
