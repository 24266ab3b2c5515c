import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { offices } from '@/lib/db/schema/offices'
import { asc } from 'drizzle-orm'
import type { OfficeWrite } from '../contract'

export async function selectOffices(db: Executor) {
  return db.select().from(offices).orderBy(asc(offices.sort), asc(offices.id))
}

export async function insertOffices(db: Executor, records: OfficeWrite[]) {
  await insertAll(db, offices, records)
  await raiseIdentity(db, offices)
}
