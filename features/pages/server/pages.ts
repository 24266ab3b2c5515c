import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { pageContent, type MenuEntry } from '../contract'
import { entriesUnder } from '../rules'
import {
  findPublicEntry,
  listNavigationPages,
  listPublicEntries,
  listPublicEntriesByPage,
  type EntryRow,
} from './pages.sql'

/** Navigation pages of a menu in their order, each with its entries. */
export async function listNavigation(menuId: number) {
  const db = await database()
  const [pages, rows] = await Promise.all([listNavigationPages(db, menuId), listPublicEntries(db)])
  const entries = rows.map((row) => row.entry)
  return pages.map((page) => ({ ...page, childs: entriesUnder(page, entries) }))
}

/** One public entry with its page. Throws `not_found`. */
export async function getMenuEntry(id: number) {
  const row = await findPublicEntry(await database(), id)
  if (!row) throw new Problem('not_found')
  return entryOf(row)
}

/** Public entries of one navigation page of a menu; none when there is no such page. */
export async function listMenuEntriesByPage(menuId: number, pageId: number) {
  const rows = await listPublicEntriesByPage(await database(), menuId, pageId)
  return rows.map(entryOf)
}

/** All public entries of all menus, aliases included, in the order of the menus. */
export async function listAllMenuEntries() {
  const rows = await listPublicEntries(await database())
  return rows.map(entryOf)
}

/** The API form of an entry; an alias has the content of its target. */
function entryOf({ entry, aliased, page }: EntryRow): MenuEntry {
  return { ...entry, ...pageContent.parse(aliased ?? entry), page_belongs: page }
}
