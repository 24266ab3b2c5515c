import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const menus = [1, 2, 3] as const

/** Top items (menu 1), tree branches (menu 2) and footer columns (menu 3). Ids repeat by menu. */
export const navigationPages = pgTable(
  'navigation_pages',
  {
    menu_id: integer().notNull(),
    id: integer().notNull(),
    a_id: integer(),
    ...bilingualColumns('url', 'bare'),
    ...bilingualNullableColumns('link', 'bare'),
    ...bilingualColumns('title'),
    ...bilingualColumns('description'),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.menu_id, table.id] }),
    oneOf('navigation_pages_menu', table.menu_id, menus),
    index('navigation_pages_order').on(table.menu_id, table.sort, table.id),
  ],
)

/**
 * Menu entries with their content pages. An alias repeats an entry at another place of the menus and
 * shows the page of that entry. `status` 1 is public.
 */
export const menuEntries = pgTable(
  'menu_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    page_id: integer().notNull(),
    menu_id: integer().notNull(),
    parent_id: integer(),
    alias_of: integer(),
    a_id: integer(),
    ...bilingualColumns('url', 'bare'),
    path: text(),
    ...bilingualNullableColumns('link', 'bare'),
    ...bilingualColumns('title'),
    ...bilingualColumns('nav_title'),
    ...bilingualColumns('nav_description'),
    ...bilingualNullableColumns('subtitle'),
    ...bilingualNullableColumns('sub_subtitle'),
    ...bilingualColumns('content'),
    ...bilingualColumns('keywords', 'bare'),
    ...bilingualNullableColumns('meta_description', 'short'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    sort: integer().notNull(),
    status: integer().notNull().default(1),
    updated_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.menu_id, table.page_id],
      foreignColumns: [navigationPages.menu_id, navigationPages.id],
    }),
    foreignKey({ columns: [table.parent_id], foreignColumns: [table.id] }),
    foreignKey({ columns: [table.alias_of], foreignColumns: [table.id] }),
    index('menu_entries_order').on(table.menu_id, table.page_id, table.sort, table.id),
    index('menu_entries_parent').on(table.parent_id),
    index('menu_entries_alias').on(table.alias_of),
    uniqueIndex('menu_entries_page_id_once')
      .on(table.a_id)
      .where(sql`${table.alias_of} is null`),
    uniqueIndex('menu_entries_path_once')
      .on(table.path)
      .where(sql`${table.alias_of} is null`),
  ],
)
