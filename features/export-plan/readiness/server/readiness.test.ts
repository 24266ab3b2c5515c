import { submitEnquiry } from '@/features/enquiries/contract'
import { fileEnquiry } from '@/features/enquiries/submission/server/submission'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { exportPlans, exportPlanTasks } from '@/lib/db/schema/export-plans'
import { jobs } from '@/lib/db/schema/jobs'
import { rateLimits } from '@/lib/db/schema/limits'
import { runDueJobs } from '@/lib/jobs/runner'
import { generalForm } from '@/tests/support/enquiries'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportPlan } from '../../contract'
import { getPlan, savePlan } from '../../server/export-plan'
import { changeTask } from '../../tasks/server/tasks'
import { taskLimit } from '../../tasks/contract'
import { readinessTasks } from './readiness'

const database = useTestDatabase(loadedTemplate)
let statements: number[]

beforeEach(async () => {
  for (const table of [exportPlanTasks, exportPlans, jobs, rateLimits]) {
    await database.db.delete(table)
  }
  await database.db.delete(enquiries).where(eq(enquiries.enq_type, 3))
  const rows = await database.db
    .select({ id: readinessQuestions.id })
    .from(readinessQuestions)
    .where(eq(readinessQuestions.status, 1))
    .orderBy(asc(readinessQuestions.section_id), asc(readinessQuestions.sort))
  statements = rows.map(({ id }) => id)
})

async function visitor(): Promise<Actor & { userId: number }> {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.email, 'visitor@portal.example'))
  return { ...anonymous, userId: row?.id ?? 0, loginId: randomUUID() }
}

async function file(actor: Actor, points: Record<number, number>) {
  const answers = statements.map((enq_question, place) => {
    return { enq_question, points: points[place] ?? 5 }
  })
  const submitData = generalForm({ enq_type: 3 })
  await fileEnquiry(actor, submitEnquiry.body.parse({ submitData, answers }))
}

/** Sends an assessment with these points, by the place of a statement, and 5 for all others. */
async function assess(actor: Actor, points: Record<number, number>) {
  await file(actor, points)
  while ((await runDueJobs([readinessTasks])) > 0);
}

const tasksOf = async (actor: Actor) =>
  (await getPlan(actor)).tasks.map(({ id, statement, done }) => ({ id, statement, done }))

describe('the result of a readiness assessment', () => {
  it('becomes tasks: its five weakest statements, those of fewer than four points', async () => {
    const actor = await visitor()
    await assess(actor, { 0: 4, 1: 3, 2: 1, 3: 2, 4: 1, 5: 1, 6: 1, 7: 3 })
    const rows = await database.db.select().from(exportPlanTasks).orderBy(asc(exportPlanTasks.id))
    const places = rows.map(({ statement_id }) => statements.indexOf(statement_id ?? 0))
    expect(places.toSorted()).toEqual([2, 3, 4, 5, 6])
    expect(rows.every(({ created_by }) => created_by === actor.userId)).toBe(true)
  })

  it('of a second assessment shows progress: what improved is done, and the mean is next to the last', async () => {
    const actor = await visitor()
    await assess(actor, { 0: 1, 1: 2 })
    expect((await tasksOf(actor)).map(({ done }) => done)).toEqual([false, false])
    await assess(actor, { 1: 2 })
    const plan = exportPlan.response.parse(await getPlan(actor))
    expect(plan.tasks.map(({ done }) => done)).toEqual([false, true])
    const [last, before] = plan.assessments
    expect((last?.average ?? 0) > (before?.average ?? 0)).toBe(true)
  })

  it('opens a task again whose statement is still weak', async () => {
    const actor = await visitor()
    await assess(actor, { 0: 1 })
    const [task] = await tasksOf(actor)
    await changeTask(actor, task?.id ?? 0, { due: null, done: true })
    await assess(actor, { 0: 2 })
    expect(await tasksOf(actor)).toMatchObject([{ id: task?.id, done: false }])
  })

  it('of before the plan is taken with the first answers, and with no later ones', async () => {
    const actor = await visitor()
    await assess(actor, { 0: 1 })
    await database.db.delete(exportPlanTasks)
    const answers = { products: [], markets: [], stage: null }
    expect((await savePlan(actor, answers)).tasks).toHaveLength(1)
    await database.db.delete(exportPlanTasks)
    expect((await savePlan(actor, answers)).tasks).toEqual([])
  })

  it('adds no task to a full plan', async () => {
    const actor = await visitor()
    await database.db.insert(exportPlanTasks).values(
      Array.from({ length: taskLimit - 1 }, () => ({
        user_id: actor.userId,
        created_by: actor.userId,
        title: 'One more',
      })),
    )
    await assess(actor, { 0: 1, 1: 1 })
    expect(await tasksOf(actor)).toHaveLength(taskLimit)
  })

  it('is no task of somebody whose account was closed before', async () => {
    const actor = await visitor()
    await file(actor, { 0: 1 })
    const closed = (deleted_at: string | null) =>
      database.db.update(users).set({ deleted_at }).where(eq(users.id, actor.userId))
    await closed(new Date().toISOString())
    while ((await runDueJobs([readinessTasks])) > 0);
    await closed(null)
    expect(await database.db.$count(exportPlanTasks)).toBe(0)
  })
})
