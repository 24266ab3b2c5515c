import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import {
  enquiryPages,
  readinessBands,
  readinessQuestions,
  readinessSections,
} from '@/lib/db/schema/enquiries'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { EnquiryPage, ReadinessBand, ReadinessQuestion, ReadinessSection } from '../contract'

export async function selectEnquiryPages(db: Executor) {
  return db.select().from(enquiryPages).orderBy(asc(enquiryPages.id))
}

export async function selectEnquiryPage(db: Executor, id: number) {
  return db.select().from(enquiryPages).where(eq(enquiryPages.id, id)).limit(1)
}

export async function listAskedQuestions(db: Executor) {
  return db
    .select({ ...getTableColumns(readinessSections), ...getTableColumns(readinessQuestions) })
    .from(readinessQuestions)
    .innerJoin(readinessSections, eq(readinessSections.id, readinessQuestions.section_id))
    .where(eq(readinessQuestions.status, 1))
    .orderBy(asc(readinessQuestions.sort), asc(readinessQuestions.id))
}

export async function insertEnquiryPages(db: Executor, records: EnquiryPage[]) {
  await insertAll(db, enquiryPages, records)
}

export async function insertReadiness(
  db: Executor,
  records: {
    sections: ReadinessSection[]
    questions: ReadinessQuestion[]
    bands: ReadinessBand[]
  },
) {
  await insertAll(db, readinessSections, records.sections)
  await insertAll(db, readinessQuestions, records.questions)
  await insertAll(db, readinessBands, records.bands)
  await raiseIdentity(db, readinessQuestions)
}
