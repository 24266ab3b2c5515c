import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { palettes, type Palette } from '@/lib/theme/tokens'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Name and contact data of the portal: one row that staff edit. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey().default(1),
    ...bilingualColumns('name'),
    ...bilingualColumns('description'),
    ...bilingualColumns('contact_email', 'bare'),
    ...bilingualColumns('contact_phone', 'bare'),
    ...bilingualColumns('contact_address'),
    ...bilingualColumns('support_email', 'bare'),
    logo: text(),
    /** One of the palettes of the theme; null until staff choose one. */
    palette: text().$type<Palette>(),
    ...bilingualNullableColumns('user_manual', 'bare'),
    updated_at: instant().notNull(),
  },
  (table) => [
    check('site_settings_one_row', sql`${table.id} = 1`),
    oneOf('site_settings_palette', table.palette, palettes),
  ],
)
