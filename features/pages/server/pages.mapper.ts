import 'server-only'
import { pageContent, type MenuEntry } from '../contract'
import type { EntryRow } from './pages.sql'

/** The API form of an entry; an alias has the content of its target. */
export function entryOf({ entry, aliased, page }: EntryRow): MenuEntry {
  return { ...entry, ...pageContent.parse(aliased ?? entry), page_belongs: page }
}
