import 'server-only'
import { lastStatements, readinessFiled } from '@/features/enquiries/readiness/server/readiness'
import { transaction, type Executor } from '@/lib/db/database'
import { findPerson, lockOwner } from '../../people/server/people.sql'
import { taskLimit } from '../../tasks/contract'
import { taskCountOf } from '../../tasks/server/tasks'
import { addStatements, finishStatements } from './readiness.sql'

/** How many of the weakest statements of an assessment become tasks. */
const adoptedStatements = 5

/**
 * Makes the weakest statements of a person’s last assessment tasks of their plan, and marks those
 * that improved as done.
 */
export async function adoptReadiness(tx: Executor, owner: number): Promise<void> {
  const statements = await lastStatements(tx, owner)
  if (!statements) return
  await finishStatements(tx, owner, statements.strong)
  const free = Math.max(0, taskLimit - (await taskCountOf(tx, owner)))
  await addStatements(tx, owner, statements.weak.slice(0, Math.min(adoptedStatements, free)))
}

/** Takes the result of an assessment into the plan of the person who sent it. */
export const readinessTasks = readinessFiled.kind(({ user_id }) =>
  transaction(async (tx) => {
    await lockOwner(tx, user_id)
    if (await findPerson(tx, user_id)) await adoptReadiness(tx, user_id)
  }),
)
