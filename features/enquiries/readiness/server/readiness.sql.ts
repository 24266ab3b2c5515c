import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiries, enquiryAnswers } from '@/lib/db/schema/enquiries'
import { readinessBands, readinessQuestions, readinessSections } from '@/lib/db/schema/readiness'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { readinessType } from '../rules'

export async function selectBands(db: Executor) {
  const { id: _id, ...columns } = getTableColumns(readinessBands)
  return db.select(columns).from(readinessBands).orderBy(asc(readinessBands.min_average))
}

/** The last assessments of a person, newest first, each with the mean of its points. */
export async function selectAssessments(db: Executor, userId: number, limit: number) {
  return db
    .select({
      id: enquiries.id,
      at: enquiries.created_at,
      average: sql<number>`round(avg(${enquiryAnswers.points}), 2)`.mapWith(Number),
    })
    .from(enquiries)
    .innerJoin(enquiryAnswers, eq(enquiryAnswers.enquiry_id, enquiries.id))
    .where(and(eq(enquiries.user_id, userId), eq(enquiries.enq_type, readinessType)))
    .groupBy(enquiries.id)
    .orderBy(desc(enquiries.id))
    .limit(limit)
}

/** The points of the statements of an assessment that are asked today, the fewest first. */
export async function selectPoints(db: Executor, assessment: number) {
  const { id, section_id, sort, status } = readinessQuestions
  return db
    .select({ statement: id, points: enquiryAnswers.points })
    .from(enquiryAnswers)
    .innerJoin(readinessQuestions, and(eq(id, enquiryAnswers.question_id), eq(status, 1)))
    .innerJoin(readinessSections, eq(readinessSections.id, section_id))
    .where(eq(enquiryAnswers.enquiry_id, assessment))
    .orderBy(asc(enquiryAnswers.points), asc(readinessSections.sort), asc(sort), asc(id))
}
