import 'server-only'
import { pageContent, type MenuEntry } from '../contract'
import type { EntryRow } from './repository'

/** An entry as it goes over the wire; an alias carries the content of the entry it names. */
export function entryOf({ entry, aliased, page }: EntryRow): MenuEntry {
  return { ...entry, ...pageContent.parse(aliased ?? entry), page_belongs: page }
}
