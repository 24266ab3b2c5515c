import 'server-only'
import type { Executor } from '@/lib/db/database'
import { exportGuide } from '@/lib/db/schema/guide'

export async function selectGuide(db: Executor) {
  return db.select().from(exportGuide).limit(1)
}
