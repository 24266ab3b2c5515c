import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { changedFields } from '../../rules'
import { personOf } from '../../server/mapper'
import {
  countVersions,
  findBefore,
  findVersion,
  selectPeople,
  selectVersions,
} from '../../server/repository'
import { openKind } from '../../server/service'

const pageSize = 25

interface Paging {
  page?: number | undefined
  per_page?: number | undefined
}

async function named(db: Executor, ids: readonly (number | null)[]) {
  const people = await selectPeople(
    db,
    ids.filter((id) => id !== null),
  )
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** Every step of the work on a record, the newest first. Throws `forbidden`, `not_found`. */
export async function listVersions(actor: Actor, name: string, id: string, query: Paging) {
  requireAccess('staff:editor', actor)
  openKind(name)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [rows, total] = [
    await selectVersions(db, { kind: name, id, limit, offset }),
    await countVersions(db, name, id),
  ]
  const people = await named(
    db,
    rows.map(({ by }) => by),
  )
  const data = rows.map((row) => ({ ...row, by: personOf(people, row.by) }))
  return pageOf({ data, total }, query, pageSize)
}

/** What a version said and in what it differs from the one before. Throws `forbidden`, `not_found`. */
export async function getVersion(
  actor: Actor,
  name: string,
  { id, version }: { id: string; version: number },
) {
  requireAccess('staff:editor', actor)
  openKind(name)
  const db = await database()
  const found = await findVersion(db, name, id, version)
  if (!found) throw new Problem('not_found')
  const previous = (await findBefore(db, name, id, version))?.data ?? null
  const people = await named(db, [found.by])
  const { action, state, at, data: record, by } = found
  const changed = record ? changedFields(previous, record) : []
  return { version, action, state, at, by: personOf(people, by), record, previous, changed }
}
