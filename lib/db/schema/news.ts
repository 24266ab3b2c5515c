import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { belongsTo, day, instant, referenceTo } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { industries } from './sectors'

/** News items. Only `status` 1 is public. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('DESCRIPTION', 'upper'),
    ...bilingualColumns('TARIFF', 'upper'),
    ...bilingualNullableColumns('meta_description', 'short'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    status: integer().notNull().default(1),
    news_date: day().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    index('news_public_by_date').on(table.status, table.news_date, table.id),
    index('news_by_date').on(table.news_date, table.id),
    index('news_by_change').on(table.updated_at, table.id),
    index('news_words').using('gin', searchVector([table.DESCRIPTION_ENG, table.DESCRIPTION_ARA])),
  ],
)

/** Sectors a news item concerns. */
export const newsIndustries = pgTable(
  'news_industries',
  {
    news_id: belongsTo(() => news.id),
    industry_id: referenceTo(() => industries.iid),
  },
  (table) => [
    primaryKey({ columns: [table.news_id, table.industry_id] }),
    index('news_industries_industry').on(table.industry_id),
  ],
)
