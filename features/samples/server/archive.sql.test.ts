import { useTestDatabase } from '@/tests/support/test-database'
import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { movedTables } from './archive.sql'

const database = useTestDatabase()
const names = movedTables.map((table) => getTableName(table))

async function references() {
  const { rows } = await database.db.execute<{ child: string; parent: string; cascades: boolean }>(
    sql`select child.relname as child, parent.relname as parent, c.confdeltype = 'c' as cascades
      from pg_constraint c join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and child.relname <> parent.relname`,
  )
  return rows.filter(({ parent }) => names.includes(parent))
}

it('names every table whose rows the database deletes with those of a sample', async () => {
  const all = await references()
  expect(all.length).toBeGreaterThan(20)
  const lost = all.filter(({ child, cascades }) => cascades && !names.includes(child))
  expect(lost).toEqual([])
})

it('has each table after those that it refers to', async () => {
  const early = (await references()).filter(
    ({ child, parent }) => names.includes(child) && names.indexOf(child) < names.indexOf(parent),
  )
  expect(early).toEqual([])
})
