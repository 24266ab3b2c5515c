import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { jobSignal } from '@/lib/jobs/job'
import { z } from 'zod'
import { strongFrom } from '../rules'
import { selectAssessments, selectBands, selectPoints } from './readiness.sql'

/** The meaning of the averages of a readiness assessment, from the lowest up. */
export async function listBands() {
  return selectBands(await database())
}

/** A person sent an assessment. */
export const readinessFiled = jobSignal({
  name: 'readiness-filed',
  payload: z.object({ user_id: z.int() }),
})

/** The last two assessments of a person, newest first, each with the mean of its points. */
export async function lastAssessments(db: Executor, userId: number) {
  return selectAssessments(db, userId, 2)
}

/**
 * The statements of a person’s last assessment: the weak ones, the weakest first, and the others;
 * null without an assessment.
 */
export async function lastStatements(db: Executor, userId: number) {
  const [last] = await selectAssessments(db, userId, 1)
  if (!last) return null
  const statements = await selectPoints(db, last.id)
  const those = (isWeak: boolean) =>
    statements
      .filter(({ points }) => points < strongFrom === isWeak)
      .map(({ statement }) => statement)
  return { weak: those(true), strong: those(false) }
}
