import 'server-only'
import {
  listUnheldMedia,
  removeFromLibrary,
  requireMedium,
} from '@/features/files/library/server/library'
import type { QueryOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { contentKindNames } from '../../contract'
import { labelOf, writtenOf } from '../../kinds/rules'
import { storedKind } from '../../kinds/server/kinds'
import { findRecord } from '../../server/records.sql'
import { findEntry } from '../../server/content-store.sql'
import type { MediumUse, unusedMedia } from '../contract'
import {
  countVersionHolders,
  selectDraftHolders,
  selectHeldKeys,
  selectHolders,
} from './media-uses.sql'

const stored = () => contentKindNames.map((name) => storedKind(name))

/** The records that hold a file, and the number of earlier versions with it. Throws `forbidden`, `not_found`. */
export async function listUses(actor: Actor, key: string) {
  requireAccess('staff:content', actor)
  const db = await database()
  await requireMedium(db, key)
  return { uses: await usesOf(db, key), versions: await countVersionHolders(db, key) }
}

async function usesOf(db: Executor, key: string): Promise<MediumUse[]> {
  const found = new Map<string, MediumUse>()
  const note = async (kind: string, id: string, where: Partial<MediumUse>) => {
    const name = `${kind}/${id}`
    const known = found.get(name) ?? {
      kind,
      id,
      is_published: false,
      is_draft: false,
      ...(await labelOfRecord(db, kind, id)),
    }
    found.set(name, { ...known, ...where })
  }
  for (const { name, storage } of stored()) {
    for (const { id } of await selectHolders(db, storage, key)) {
      await note(name, id, { is_published: true })
    }
  }
  for (const { kind, id } of await selectDraftHolders(db, key)) {
    await note(kind, id, { is_draft: true })
  }
  return [...found.values()]
}

async function labelOfRecord(db: Executor, name: string, id: string) {
  const { kind, storage } = storedKind(name)
  const row = await findRecord(db, storage, id)
  return labelOf(kind, (row ? writtenOf(kind, row) : (await findEntry(db, name, id))?.data) ?? {})
}

const heldKeys = (db: Executor) =>
  selectHeldKeys(
    db,
    stored().map(({ storage }) => storage.table),
  )

/** The files of the library that nothing has held for a day, the newest first. Throws `forbidden`. */
export async function listUnused(actor: Actor, query: QueryOf<typeof unusedMedia>) {
  requireAccess('staff:content', actor)
  const db = await database()
  return listUnheldMedia(db, await heldKeys(db), query)
}

/**
 * Removes a file that no record and no draft holds. Throws `forbidden`, `not_found`, and `conflict`
 * while one does, and for sample files, which several records share.
 */
export async function removeMediumOf(actor: Actor, key: string) {
  requireAccess('staff:content', actor)
  const by = personOf(actor).userId
  await transaction(async (tx) => {
    await requireMedium(tx, key)
    if ((await heldKeys(tx)).has(key)) {
      throw new Problem('conflict', { fields: { record: ['in_use'] } })
    }
    await removeFromLibrary(tx, { key, by })
  })
  return 'Success' as const
}
