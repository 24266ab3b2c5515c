import 'server-only'
import { originChecked } from '@/features/origin/checks/server/checks'
import { hasCheckOf, marketsLike } from '@/features/origin/made-checks/server/made-checks'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { instantAtHome, today } from '@/lib/i18n/today'
import type { PlanTask } from '../../contract'
import { taskReminder } from '../../server/plan-mails'
import { planToEdit } from '../../people/server/people'
import type { AddedTask } from '../../visitor/contract'
import { taskLimit, type addPlanTask, type changePlanTask } from '../contract'
import { isSameTask, reminderDay } from '../rules'
import {
  countTasks,
  deleteTask,
  deleteTasksOf,
  findTask,
  finishTasks,
  insertTask,
  selectAllOf,
  selectTasks,
  updateTask,
} from './tasks.sql'

/** The tasks of a plan, the open ones first, by their date. */
export async function listTasks(db: Executor, owner: number): Promise<PlanTask[]> {
  const rows = await selectTasks(db, owner)
  return rows.map(({ statement_id: _id, product, market, ...task }) => ({
    ...task,
    pair: product !== null && market !== null ? { product, market } : null,
  }))
}

/** The number of tasks of a plan, done or not. */
export async function taskCountOf(db: Executor, owner: number): Promise<number> {
  return countTasks(db, owner)
}

/** The hour in the country at which tasks are reminded. */
const reminderHour = '08:00'

/** Enqueues the reminder of a task, at once where its hour has passed; none for a day that is over. */
async function remindOf(tx: Executor, task: number, due: string): Promise<void> {
  if (due < today()) return
  const at = instantAtHome(`${reminderDay(due)}T${reminderHour}`)
  const seconds = Math.max(0, Math.ceil((at.getTime() - Date.now()) / 1000))
  await taskReminder.enqueue(tx, { task }, seconds)
}

/**
 * Adds a task, and the reminder of the day before its date. Returns the owner of the plan. Throws
 * `not_found`, `forbidden`, `conflict` when the plan is full.
 */
export async function addTask(
  actor: Actor,
  plan: number | undefined,
  { title, due }: BodyOf<typeof addPlanTask>,
): Promise<number> {
  const created_by = personOf(actor).userId
  return transaction(async (tx) => {
    const { owner } = await planToEdit(tx, actor, plan)
    if ((await taskCountOf(tx, owner.id)) >= taskLimit) throw new Problem('conflict')
    const task = await insertTask(tx, { user_id: owner.id, title, due, created_by })
    if (due !== null) await remindOf(tx, task, due)
    return owner.id
  })
}

/** Ends the check of an origin in the plan of the person who made it, for each market that it counts for. */
export const originTasks = originChecked.kind(async ({ user_id, market, hs }) => {
  const db = await database()
  const markets = await marketsLike(db, market)
  await finishTasks(db, user_id, { step: 'origin', markets, product: hs })
})

/** Whether what a task asks for is done already. */
async function isDoneBefore(tx: Executor, owner: number, { step, pair }: AddedTask) {
  if (step !== 'origin' || pair === null) return false
  return hasCheckOf(tx, owner, { market: pair.market, hs: pair.product })
}

/**
 * Adds tasks of a page or a browser to a plan, each once, without the check of an origin that the
 * owner has made. Throws `conflict` when it is full.
 */
export async function addTasks(
  tx: Executor,
  owner: number,
  added: readonly AddedTask[],
): Promise<void> {
  const known = await listTasks(tx, owner)
  const fresh: AddedTask[] = []
  for (const task of added) {
    const isKnown = known.some((one) => isSameTask(one, task))
    if (!isKnown && !(await isDoneBefore(tx, owner, task))) fresh.push(task)
  }
  if (known.length + fresh.length > taskLimit) throw new Problem('conflict')
  for (const { done, pair, ...titled } of fresh) {
    const { due } = titled
    const done_at = done ? new Date().toISOString() : null
    const row = { ...titled, user_id: owner, created_by: owner, done_at, ...pair }
    const task = await insertTask(tx, row)
    if (due !== null && !done) await remindOf(tx, task, due)
  }
}

/** The owner of a task that the caller may change. Throws `not_found`, `forbidden`. */
async function taskFor(tx: Executor, actor: Actor, id: number) {
  const found = await findTask(tx, id)
  if (!found) throw new Problem('not_found')
  const { owner } = await planToEdit(tx, actor, found.user_id)
  const task = await findTask(tx, id)
  if (task?.user_id !== owner.id) throw new Problem('not_found')
  return { ...task, owner: owner.id }
}

/** Changes the date of a task, or whether it is done. Returns the owner of the plan. Throws `not_found`, `forbidden`. */
export async function changeTask(
  actor: Actor,
  id: number,
  body: BodyOf<typeof changePlanTask>,
): Promise<number> {
  return transaction(async (tx) => {
    const task = await taskFor(tx, actor, id)
    await updateTask(tx, id, body)
    const { due } = body
    if (due !== null && due !== task.due && task.reminded_at === null) await remindOf(tx, id, due)
    return task.owner
  })
}

/** Deletes a task. Returns the owner of the plan. Throws `not_found`, `forbidden`. */
export async function removeTask(actor: Actor, id: number): Promise<number> {
  return transaction(async (tx) => {
    const { owner } = await taskFor(tx, actor, id)
    await deleteTask(tx, id)
    return owner
  })
}

/** The tasks of a person's plan, for the export of their data. */
export async function exportTasks(db: Executor, owner: number) {
  return selectAllOf(db, owner)
}

/** Deletes the tasks of a person whose account is closed. */
export async function forgetTasks(db: Executor, owner: number) {
  await deleteTasksOf(db, owner)
}
