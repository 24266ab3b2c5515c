import 'server-only'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { listsOf } from '@/lib/bilingual/in-locale'
import { publishing } from '@/lib/cache/publication'
import { untilChange } from '@/lib/cache/until-change'
import { thesaurusOf, type Thesaurus } from '@/lib/search/thesaurus'
import { database, type Executor } from '@/lib/db/database'
import { recordChange, requireUnchanged } from '@/lib/db/record-change'
import type { SynonymWrite, Synonyms, synonymList, synonymUpdate } from '../contract'
import {
  countSynonyms,
  deleteSynonymGroup,
  findSynonyms,
  hasSynonyms,
  insertSynonymGroup,
  insertSynonyms,
  lockSynonyms,
  selectActive,
  selectSynonyms,
  updateSynonymGroup,
} from './synonyms.sql'

const subject = 'search-synonyms'
const pageSize = 25

/** No page carries it: its announcement makes every instance load the synonyms again. */
const changedTags = ['search-synonyms']

const both = (lists: Record<string, readonly string[]>) => Object.values(lists).flat()

/** The synonyms in use, kept in memory until they change, on this instance or another. */
export const synonymsOf: (db: Executor) => Promise<Thesaurus<null>> = untilChange(async (db) => {
  const groups = await selectActive(db)
  return thesaurusOf(
    groups.map((group) => ({
      names: both(listsOf(group, 'terms')),
      related: both(listsOf(group, 'related')),
      meaning: null,
    })),
  )
})

/** Imports the groups that are shipped. */
export const importSynonyms = (db: Executor, groups: readonly SynonymWrite[]) =>
  insertSynonyms(db, groups)

/** Whether there are any synonyms, also ones that are not in use. */
export const areSynonymsLoaded = (db: Executor): Promise<boolean> => hasSynonyms(db)

/** Checks that the caller is an editor, again before each write. */
function editorOf(actor: Actor): number {
  requireAccess('staff:data', actor)
  return personOf(actor).userId
}

/** The groups of synonyms, the last changed first. Throws `forbidden`. */
export async function listSynonyms(actor: Actor, query: QueryOf<typeof synonymList>) {
  editorOf(actor)
  const db = await database()
  return listOrPage(query, pageSize, {
    rows: (range) => selectSynonyms(db, query.q, range),
    count: () => countSynonyms(db, query.q),
  })
}

/** One group of synonyms. Throws `forbidden`, `not_found`. */
export async function getSynonyms(actor: Actor, id: number): Promise<Synonyms> {
  editorOf(actor)
  const found = await findSynonyms(await database(), id)
  if (!found) throw new Problem('not_found')
  return found
}

/** Adds a group of synonyms, with an audit entry, and returns it. Throws `forbidden`. */
export async function addSynonyms(actor: Actor, group: SynonymWrite): Promise<Synonyms> {
  const by = editorOf(actor)
  return changed(async (tx) => {
    const [added] = await insertSynonymGroup(tx, group)
    if (!added) throw new Problem('internal')
    await recordChange(tx, { by, action: 'create', subject, id: added.id, change: group })
    return added
  })
}

/**
 * Changes a group of synonyms, with an audit entry, and returns it. Throws `forbidden`, `not_found`,
 * and `conflict` when the group was changed since it was seen.
 */
export async function changeSynonyms(
  actor: Actor,
  id: number,
  { version, ...group }: BodyOf<typeof synonymUpdate>,
): Promise<Synonyms> {
  const by = editorOf(actor)
  return changed(async (tx) => {
    const before = await requireUnchanged(tx, await lockSynonyms(tx, id), { subject, id, version })
    const [after] = await updateSynonymGroup(tx, id, group)
    if (!after) throw new Problem('internal')
    await recordChange(tx, { by, action: 'update', subject, id, change: { before, after } })
    return after
  })
}

/** Deletes a group of synonyms; its terms stay in the audit log. Throws `forbidden`, `not_found`. */
export async function removeSynonyms(actor: Actor, id: number) {
  const by = editorOf(actor)
  return changed(async (tx) => {
    const before = await lockSynonyms(tx, id)
    if (!before) throw new Problem('not_found')
    await deleteSynonymGroup(tx, id)
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return 'Success' as const
  })
}

/** Makes a change that every instance learns of. */
const changed = <Result>(write: (tx: Executor) => Promise<Result>): Promise<Result> =>
  publishing(changedTags, write)
