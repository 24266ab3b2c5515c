import 'server-only'
import type { Executor } from '@/lib/db/database'
import { offices } from '@/lib/db/schema/offices'
import { asc } from 'drizzle-orm'

export async function selectOffices(db: Executor) {
  return db.select().from(offices).orderBy(asc(offices.sort), asc(offices.id))
}
