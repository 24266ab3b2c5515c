import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { storedKind } from '../../kinds/server/kinds'
import { changedFields } from '../../rules'
import { personOf, type People } from '../../server/content-store.mapper'
import {
  countVersions,
  findBefore,
  findVersion,
  selectPeople,
  selectVersions,
} from '../../server/content-store.sql'
import type { versionList } from '../contract'

const pageSize = 25

async function named(db: Executor, ids: readonly (number | null)[]): Promise<People> {
  const people = await selectPeople(
    db,
    ids.filter((id) => id !== null),
  )
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** The versions of a record, the newest first. Throws `forbidden`, `not_found`. */
export async function listVersions(
  actor: Actor,
  name: string,
  id: string,
  query: QueryOf<typeof versionList>,
) {
  requireAccess('staff:content', actor)
  storedKind(name)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const rows = await selectVersions(db, { kind: name, id, limit, offset })
  const people = await named(
    db,
    rows.map(({ by }) => by),
  )
  const data = rows.map((row) => ({ ...row, by: personOf(people, row.by) }))
  return pageOf({ data, total: await countVersions(db, name, id) }, query, pageSize)
}

/**
 * A version and how it differs from another one, by default from the one before. Throws `forbidden`,
 * and `not_found`, also for another version without data.
 */
export async function getVersion(
  actor: Actor,
  name: string,
  { id, version, other }: { id: string; version: number; other?: number | undefined },
) {
  requireAccess('staff:content', actor)
  storedKind(name)
  const db = await database()
  const found = await findVersion(db, name, id, version)
  if (!found) throw new Problem('not_found')
  const compared =
    other === undefined
      ? await findBefore(db, name, id, version)
      : await findVersion(db, name, id, other)
  if (other !== undefined && !compared?.data) throw new Problem('not_found')
  const previous = compared?.data ?? null
  const people = await named(db, [found.by])
  const { action, state, at, data: record, by } = found
  return {
    version,
    action,
    state,
    at,
    by: personOf(people, by),
    record,
    previous,
    previous_version: compared?.version ?? null,
    changed: record ? changedFields(previous, record) : [],
  }
}
