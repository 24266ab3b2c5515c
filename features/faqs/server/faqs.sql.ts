import 'server-only'
import type { Executor } from '@/lib/db/database'
import { faqs } from '@/lib/db/schema/faqs'
import { and, asc, eq } from 'drizzle-orm'

export async function listPublicFaqs(db: Executor, audience?: number, tab?: number) {
  return db
    .select()
    .from(faqs)
    .where(
      and(
        eq(faqs.status, 1),
        audience === undefined ? undefined : eq(faqs.audience, audience),
        tab === undefined ? undefined : eq(faqs.tab_id, tab),
      ),
    )
    .orderBy(asc(faqs.audience), asc(faqs.tab_id), asc(faqs.sort), asc(faqs.id))
}
