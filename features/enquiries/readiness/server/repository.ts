import 'server-only'
import type { Executor } from '@/lib/db/database'
import { readinessBands } from '@/lib/db/schema/enquiries'
import { asc, getTableColumns } from 'drizzle-orm'

export async function selectBands(db: Executor) {
  const { id: _id, ...columns } = getTableColumns(readinessBands)
  return db.select(columns).from(readinessBands).orderBy(asc(readinessBands.min_average))
}
