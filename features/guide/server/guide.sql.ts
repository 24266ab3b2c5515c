import 'server-only'
import type { Executor } from '@/lib/db/database'
import { exportGuide } from '@/lib/db/schema/guide'
import type { GuideWrite } from '../contract'

export async function selectGuide(db: Executor) {
  return db.select().from(exportGuide).limit(1)
}

export async function writeGuide(db: Executor, record: GuideWrite) {
  await db
    .insert(exportGuide)
    .values(record)
    .onConflictDoUpdate({ target: exportGuide.id, set: record })
}
