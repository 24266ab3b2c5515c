import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { belongsTo, referenceTo } from '@/lib/db/columns'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { hsChapters } from './hs-nomenclature'

/** Export sectors. */
export const industries = pgTable('industries', {
  iid: integer().primaryKey(),
  ...bilingualColumns('name'),
  for_products: boolean().notNull(),
  for_services: boolean().notNull(),
  image: text(),
  ...bilingualNullableColumns('image_alt'),
  status: integer().notNull().default(1),
})

/** Sub-sectors. A foreign key of both ids guarantees that a record's pair belongs together. */
export const subIndustries = pgTable(
  'sub_industries',
  {
    id: integer().primaryKey(),
    ind_id: referenceTo(() => industries.iid),
    ...bilingualColumns('SUB_NAME', 'upper'),
  },
  (table) => [unique('sub_industries_pair').on(table.ind_id, table.id)],
)

/** HS chapters of a sector. */
export const industryChapters = pgTable(
  'industry_chapters',
  {
    industry_id: belongsTo(() => industries.iid),
    chapter: text()
      .notNull()
      .references(() => hsChapters.code),
  },
  (table) => [
    primaryKey({ columns: [table.industry_id, table.chapter] }),
    index('industry_chapters_chapter').on(table.chapter),
  ],
)

/** HS chapters of a sub-sector. */
export const subIndustryChapters = pgTable(
  'sub_industry_chapters',
  {
    sub_industry_id: belongsTo(() => subIndustries.id),
    chapter: text()
      .notNull()
      .references(() => hsChapters.code),
  },
  (table) => [
    primaryKey({ columns: [table.sub_industry_id, table.chapter] }),
    index('sub_industry_chapters_chapter').on(table.chapter),
  ],
)
