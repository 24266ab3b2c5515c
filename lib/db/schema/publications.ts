import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { zeroOrOne } from '@/lib/db/checks'
import { belongsTo, day, instant, referenceTo } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { countries } from './geography'
import { industries } from './sectors'

/** Market publications. `status` 1 is listed; `for_vip` 1 is for members with the VIP mark. */
export const publications = pgTable(
  'publications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('DESCRIPTION', 'upper'),
    ...bilingualColumns('TARIFF', 'upper'),
    ...bilingualNullableColumns('TARIFF_FILE', 'bareShort'),
    country_id: referenceTo(() => countries.id),
    date_start: day().notNull(),
    for_vip: integer().notNull().default(0),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    status: integer().notNull().default(1),
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    zeroOrOne('publications_for_vip', table.for_vip),
    index('publications_listed').on(table.status, table.date_start, table.id),
    index('publications_by_date').on(table.date_start, table.id),
    index('publications_by_change').on(table.updated_at, table.id),
    index('publications_words').using(
      'gin',
      searchVector([table.DESCRIPTION_ENG, table.DESCRIPTION_ARA]),
    ),
    index('publications_country').on(table.country_id),
  ],
)

/** Sectors of a publication. */
export const publicationIndustries = pgTable(
  'publication_industries',
  {
    publication_id: belongsTo(() => publications.id),
    industry_id: referenceTo(() => industries.iid),
  },
  (table) => [
    primaryKey({ columns: [table.publication_id, table.industry_id] }),
    index('publication_industries_industry').on(table.industry_id),
  ],
)
