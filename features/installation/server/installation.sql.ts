import 'server-only'
import type { Executor } from '@/lib/db/database'
import { files } from '@/lib/db/schema/files'
import { installations } from '@/lib/db/schema/installation'
import { navigationPages } from '@/lib/db/schema/menus'
import { lt, sql } from 'drizzle-orm'

/** The key of an advisory lock: two loads that start together run one after the other. */
const advisoryLock = 7_215_340_119

/** Whether the data is loaded, or staff have already written content. */
export async function isInstalled(db: Executor): Promise<boolean> {
  const [marker] = await db.select({ id: installations.id }).from(installations).limit(1)
  const [page] = await db.select({ id: navigationPages.id }).from(navigationPages).limit(1)
  return marker !== undefined || page !== undefined
}

export async function lockInstallation(db: Executor) {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
}

export async function insertInstallation(
  db: Executor,
  { sampleData, edition }: { sampleData: boolean; edition: number },
) {
  await db
    .insert(installations)
    .values({ installed_at: sql`now()`, sample_data: sampleData, facts_edition: edition })
}

/** Sets the edition of the shipped facts of markets; false where it was reached before. */
export async function reachEdition(db: Executor, edition: number): Promise<boolean> {
  const reached = await db
    .insert(installations)
    .values({ installed_at: sql`now()`, sample_data: false, facts_edition: edition })
    .onConflictDoUpdate({
      target: installations.id,
      set: { facts_edition: edition },
      setWhere: lt(installations.facts_edition, edition),
    })
    .returning({ id: installations.id })
  return reached.length > 0
}

/** Rows of stored files; none before the first migration. */
export async function selectFiles(db: Executor) {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('public.files') is not null as there`,
  )
  return rows[0]?.there ? db.select().from(files) : []
}

/** Drops everything the migrations created, their history included. */
export async function dropEverything(db: Executor) {
  await db.execute(sql`drop schema if exists drizzle cascade`)
  await db.execute(sql`drop schema if exists public cascade`)
  await db.execute(sql`create schema public`)
}
