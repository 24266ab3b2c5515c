import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { enquiryFormPages } from '@/lib/db/schema/enquiries'
import { readinessBands, readinessQuestions, readinessSections } from '@/lib/db/schema/readiness'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { ReadinessBand, ReadinessSection } from '../contract'

export async function selectEnquiryFormPages(db: Executor) {
  return db.select().from(enquiryFormPages).orderBy(asc(enquiryFormPages.id))
}

export async function selectEnquiryFormPage(db: Executor, id: number) {
  return db.select().from(enquiryFormPages).where(eq(enquiryFormPages.id, id)).limit(1)
}

export async function listAskedQuestions(db: Executor) {
  return db
    .select({ ...getTableColumns(readinessSections), ...getTableColumns(readinessQuestions) })
    .from(readinessQuestions)
    .innerJoin(readinessSections, eq(readinessSections.id, readinessQuestions.section_id))
    .where(eq(readinessQuestions.status, 1))
    .orderBy(asc(readinessQuestions.sort), asc(readinessQuestions.id))
}

export async function insertReadinessScale(
  db: Executor,
  { sections, bands }: { sections: ReadinessSection[]; bands: ReadinessBand[] },
) {
  await insertAll(db, readinessSections, sections)
  await insertAll(db, readinessBands, bands)
}
