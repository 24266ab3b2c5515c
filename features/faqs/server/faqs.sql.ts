import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { faqs, faqTabs } from '@/lib/db/schema/faqs'
import { and, asc, eq } from 'drizzle-orm'
import type { FaqTabWrite, FaqWrite } from '../contract'

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

export async function insertFaqTabs(db: Executor, records: FaqTabWrite[]) {
  await insertAll(db, faqTabs, records)
}

export async function insertFaqs(db: Executor, records: FaqWrite[]) {
  await insertAll(db, faqs, records)
  await raiseIdentity(db, faqs)
}
