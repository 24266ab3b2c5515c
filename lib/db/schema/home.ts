import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, type PgColumn } from 'drizzle-orm/pg-core'

const oneRow = (name: string, id: PgColumn) => check(name, sql`${id} = 1`)

/** Slides; `status` 1 is public. `button_type_id` 1 opens the enquiry-type dialog, 2 a link. */
export const homeSlides = pgTable(
  'home_slides',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('heading'),
    ...bilingualColumns('title'),
    ...bilingualColumns('description'),
    is_hide_button: integer().notNull().default(0),
    button_type_id: integer().notNull().default(1),
    ...bilingualColumns('btn_text'),
    ...bilingualNullableColumns('btn_link', 'bare'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    sort: integer().notNull(),
    status: integer().notNull().default(1),
  },
  (table) => [
    zeroOrOne('home_slides_is_hide_button', table.is_hide_button),
    oneOf('home_slides_button_type', table.button_type_id, [1, 2]),
    index('home_slides_order').on(table.status, table.sort, table.id),
  ],
)

/** Service tiles of the home page. */
export const homeBlocks = pgTable(
  'home_blocks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    icon: text().notNull(),
    ...bilingualColumns('title'),
    ...bilingualColumns('description'),
    ...bilingualColumns('link', 'bare'),
    sort: integer().notNull(),
    status: integer().notNull().default(1),
  },
  (table) => [index('home_blocks_order').on(table.status, table.sort, table.id)],
)

/** The partners block: one row. */
export const partnersBlock = pgTable(
  'partners_block',
  { id: integer().primaryKey().default(1), ...bilingualColumns('custom_text') },
  (table) => [oneRow('partners_block_one_row', table.id)],
)

function goalColumns<Goal extends number>(goal: Goal) {
  return {
    ...bilingualColumns(`goal_${goal}_title`),
    ...bilingualColumns(`goal_${goal}_text`),
  }
}

/** The goals block: one row with five goals, flat as on the wire. */
export const goals = pgTable(
  'goals',
  {
    id: integer().primaryKey().default(1),
    ...bilingualColumns('title'),
    ...goalColumns(1),
    ...goalColumns(2),
    ...goalColumns(3),
    ...goalColumns(4),
    ...goalColumns(5),
  },
  (table) => [oneRow('goals_one_row', table.id)],
)

/** The become-a-member block: one row. */
export const membershipBlock = pgTable(
  'membership_block',
  {
    id: integer().primaryKey().default(1),
    ...bilingualColumns('left_col_content'),
    ...bilingualColumns('check_1_title'),
    ...bilingualColumns('check_1_subtitle'),
    ...bilingualColumns('check_2_title'),
    ...bilingualColumns('check_2_subtitle'),
    ...bilingualColumns('become_title'),
    ...bilingualColumns('become_subtitle'),
    ...bilingualColumns('action_btn_text'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
  },
  (table) => [oneRow('membership_block_one_row', table.id)],
)

/** Social media accounts of the portal. `image` names an icon. */
export const socialMedia = pgTable(
  'social_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('name'),
    image: text().notNull(),
    ...bilingualColumns('link', 'bare'),
    sort: integer().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [index('social_media_order').on(table.sort, table.id)],
)

/** Tiles about the country's exports (`jsd-tiles`). */
export const jsdTiles = pgTable(
  'jsd_tiles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('title'),
    ...bilingualColumns('text'),
    ...bilingualColumns('link', 'bare'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    sort: integer().notNull(),
    status: integer().notNull().default(1),
  },
  (table) => [index('jsd_tiles_order').on(table.status, table.sort, table.id)],
)
