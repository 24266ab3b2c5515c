import 'server-only'
import type { Executor } from '@/lib/db/database'
import { consultations } from '@/lib/db/schema/consultations'
import { sql } from 'drizzle-orm'
import type { ConsultationWrite } from '../contract'

/** Inserts one request per key; the number is the same however often the request is sent. */
export async function writeConsultation(db: Executor, request: Omit<ConsultationWrite, 'website'>) {
  const [row] = await db
    .insert(consultations)
    .values(request)
    .onConflictDoUpdate({
      target: consultations.idempotency_key,
      set: { idempotency_key: sql`excluded.idempotency_key` },
    })
    .returning({ id: consultations.id })
  return row
}
