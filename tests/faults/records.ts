import { sql } from 'drizzle-orm'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Database, DatabaseHandle } from '../../lib/db/handle.ts'
import { readLedger } from './ledger.ts'

/** The tables the fault tests write: a record and its parts, always both or neither. */
export async function prepareTables(database: DatabaseHandle): Promise<void> {
  await database.withoutTimeout(async (db) => {
    await db.execute(sql`
      create table if not exists record (
        id uuid primary key, body text not null, parts int not null,
        at timestamptz not null default now()
      )`)
    await db.execute(sql`
      create table if not exists part (
        record_id uuid not null references record, number int not null,
        primary key (record_id, number)
      )`)
  })
}

export interface Written {
  id: string
  digest: string
}

/** Writes one record in one of the ways the portal writes, and resolves when it is acknowledged. */
export async function writeRecord(db: Database): Promise<Written> {
  const id = randomUUID()
  const body = randomUUID().repeat(randomInt(1, 120))
  const parts = randomInt(1, 6)
  const dice = randomInt(100)
  if (dice < 2) await db.execute(sql`checkpoint`)
  if (dice < 60) {
    await db.execute(sql`
      with new as (insert into record (id, body, parts) values (${id}, ${body}, ${parts}) returning id)
      insert into part select new.id, number from new, generate_series(1, ${parts}) as number`)
  } else {
    await db.transaction(async (tx) => {
      if (dice > 97) await tx.execute(sql.raw(`create table "t${id}" (n int primary key)`))
      await tx.execute(sql`insert into record (id, body, parts) values (${id}, '', ${parts})`)
      for (let number = 1; number <= parts; number++) {
        await tx.execute(sql`insert into part values (${id}, ${number})`)
      }
      await tx.execute(sql`update record set body = ${body} where id = ${id}`)
      if (dice > 97) await tx.execute(sql.raw(`drop table "t${id}"`))
    })
  }
  return { id, digest: createHash('md5').update(body).digest('hex') }
}

/** What a check found. Everything but the first two must be zero. */
export interface Findings {
  acknowledged: number
  stored: number
  lost: number
  altered: number
  partial: number
  indexesWrong: number
}

interface StoredRow extends Record<string, unknown> {
  id: string
  digest: string
  whole: boolean
}

/** Compares the ledger with the database, and the indexes with their tables. */
export async function checkRecords(database: DatabaseHandle, ledger: string): Promise<Findings> {
  const acknowledged = readLedger(ledger)
  return database.withoutTimeout(async (db) => {
    const { rows } = await db.execute<StoredRow>(sql`
      select id::text, md5(body) as digest,
             parts = (select count(*) from part where record_id = id) as whole from record`)
    const stored = new Map(rows.map((row) => [row.id, row.digest]))
    const counts = [await countBy(db, 'seqscan'), await countBy(db, 'indexscan')]
    const lost = [...acknowledged.keys()].filter((id) => !stored.has(id))
    const altered = [...acknowledged].filter(
      ([id, digest]) => (stored.get(id) ?? digest) !== digest,
    )
    return {
      acknowledged: acknowledged.size,
      stored: rows.length,
      lost: lost.length,
      altered: altered.length,
      partial: rows.filter(({ whole }) => !whole).length,
      indexesWrong: counts[0] === counts[1] && counts[0] === rows.length ? 0 : 1,
    }
  })
}

async function countBy(db: Database, way: 'seqscan' | 'indexscan'): Promise<number> {
  const other = way === 'seqscan' ? 'indexscan' : 'seqscan'
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local enable_${other} = off; set local enable_bitmapscan = off`))
    if (way === 'seqscan') await tx.execute(sql`set local enable_indexonlyscan = off`)
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from record where id >= '00000000-0000-0000-0000-000000000000'`,
    )
    return rows[0]?.n ?? -1
  })
}

/** Why findings are a failure, or undefined when nothing was lost or broken. */
export function complaint(findings: Findings): string | undefined {
  const { lost, altered, partial, indexesWrong } = findings
  if (lost + altered + partial + indexesWrong === 0) return undefined
  return `${lost} lost, ${altered} altered, ${partial} partial, ${indexesWrong} index wrong`
}
