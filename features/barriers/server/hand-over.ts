import 'server-only'
import { inquirerOf } from '@/features/enquiries/case-desk/server/case-desk'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import { refuse } from '../review/server/review'
import { barrierTaskMail } from './task-mails'
import type { addEnquiryTask } from '../tasks/contract'
import { endOpenTask, insertTask, selectTasks } from '../tasks/server/tasks.sql'

/** What other bodies were asked about an enquiry. Throws `forbidden`, `not_found`. */
export async function listEnquiryTasks(actor: Actor, enquiry_id: number) {
  await inquirerOf(actor, enquiry_id)
  return selectTasks(await database(), { enquiry_id })
}

/**
 * Asks another body about an enquiry; it reads what the officer chose, and answers once. The clock of
 * the enquiry goes on. Throws `forbidden`, `not_found`, and `invalid` for a last day that is over.
 */
export async function askAboutEnquiry(
  actor: Actor,
  enquiry_id: number,
  given: BodyOf<typeof addEnquiryTask>,
) {
  return changeEnquiry(actor, enquiry_id, 'ask', async (tx, by) => {
    if (given.due_on <= today()) refuse(['due_on'], 'past')
    const task_id = await insertTask(tx, { ...given, enquiry_id, created_by: by })
    await barrierTaskMail.enqueue(tx, { task_id, about: 'new' })
    return { task_id, body: given.body, shares: given.shares }
  })
}

/** Withdraws a question about an enquiry. Throws `forbidden`, `not_found`. */
export async function endEnquiryTask(actor: Actor, enquiry_id: number, task: number) {
  return changeEnquiry(actor, enquiry_id, 'end-question', async (tx) => {
    if (!(await endOpenTask(tx, { enquiry_id }, task))) throw new Problem('not_found')
    return { task_id: task }
  })
}

async function changeEnquiry(
  actor: Actor,
  enquiry_id: number,
  action: 'ask' | 'end-question',
  write: (tx: Executor, by: number) => Promise<Record<string, unknown>>,
) {
  await inquirerOf(actor, enquiry_id)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const change = await write(tx, by)
    const about = { subject: 'enquiry', id: enquiry_id }
    await recordChange(tx, { by, action, ...about, change })
    return selectTasks(tx, { enquiry_id })
  })
}
