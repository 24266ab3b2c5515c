import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Executor } from '@/lib/db/database'
import { asksFourEyes, insertVersion, updateEntry } from '../../server/repository'
import { holdEntry, openKind } from '../../server/service'

/**
 * Takes note of a write that a call of the kind itself makes past drafts, before it is made: whoever
 * has the record open in the back office is told of it when they save. Throws `conflict` where the
 * kind asks four eyes.
 */
export async function noteDirectWrite(
  tx: Executor,
  name: string,
  { by, id, removes = false }: { by: number; id?: number; removes?: boolean },
) {
  if (await asksFourEyes(tx, name)) {
    throw new Problem('conflict', { fields: { record: ['four_eyes'] } })
  }
  if (id === undefined) return
  const { entry } = await holdEntry(tx, openKind(name), String(id))
  const version = entry.version + 1
  const state = removes ? (entry.data ? 'draft' : 'removed') : entry.state
  await updateEntry(tx, entry, { version, state, is_new: removes, updated_by: by })
  const { kind, record_id } = entry
  await insertVersion(tx, { kind, record_id, version, action: 'direct', state, data: null, by })
}
