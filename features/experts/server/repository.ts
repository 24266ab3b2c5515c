import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import type { ExpertWrite, PoolEntryWrite } from '../contract'

export async function insertExperts(
  db: Executor,
  records: { experts: ExpertWrite[]; pool: PoolEntryWrite[] },
) {
  await insertAll(db, experts, records.experts)
  await insertAll(db, poolEntries, records.pool)
  await raiseIdentity(db, experts)
  await raiseIdentity(db, poolEntries)
}
