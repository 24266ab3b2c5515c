import 'server-only'
import type { Executor } from '@/lib/db/database'
import { menuEntries, navigationPages } from '@/lib/db/schema/menus'
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const aliased = alias(menuEntries, 'aliased')

const isPublic = and(
  eq(menuEntries.status, 1),
  or(isNull(menuEntries.alias_of), eq(aliased.status, 1)),
)

function selectEntries(db: Executor, where?: SQL) {
  return db
    .select({ entry: menuEntries, aliased, page: navigationPages })
    .from(menuEntries)
    .innerJoin(
      navigationPages,
      and(
        eq(navigationPages.menu_id, menuEntries.menu_id),
        eq(navigationPages.id, menuEntries.page_id),
      ),
    )
    .leftJoin(aliased, eq(aliased.id, menuEntries.alias_of))
    .where(and(isPublic, where))
    .orderBy(
      asc(menuEntries.menu_id),
      asc(navigationPages.sort),
      asc(menuEntries.sort),
      asc(menuEntries.id),
    )
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

export async function listPublicEntries(db: Executor) {
  return selectEntries(db)
}

export async function listPublicEntriesByPage(db: Executor, menuId: number, pageId: number) {
  return selectEntries(db, and(eq(menuEntries.menu_id, menuId), eq(menuEntries.page_id, pageId)))
}

export async function findPublicEntry(db: Executor, id: number) {
  const [row] = await selectEntries(db, eq(menuEntries.id, id)).limit(1)
  return row
}

export async function listNavigationPages(db: Executor, menuId: number) {
  return db
    .select()
    .from(navigationPages)
    .where(eq(navigationPages.menu_id, menuId))
    .orderBy(asc(navigationPages.sort), asc(navigationPages.id))
}
