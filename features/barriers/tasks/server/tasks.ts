import 'server-only'
import { decide } from '@/features/approvals/server/decisions'
import { noteOfBody } from '@/features/enquiries/notes/server/notes'
import type { BodyOf } from '@/lib/api/endpoint'
import type { SignedLink } from '@/lib/api/link-calls'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { linkPage } from '@/lib/auth/link-pages'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { joinedPeople, joinsOf } from '../../joining/server/joining'
import { selectReports } from '../../review/server/review.sql'
import { decidedBarriers, refuse, requireUnnamed } from '../../review/server/review'
import type { answerBarrierTask, TaskWrite } from '../contract'
import { barrierTaskMail, staffTaskMail, taskLinks } from '../../server/task-mails'
import { remindedUntil, validFrom } from '../rules'
import { sharedOf, titleOf } from './tasks.mapper'
import {
  endOpenTask,
  findOpenTask,
  insertTask,
  lockTask,
  markLate,
  markReminded,
  saveAnswer,
  selectStaff,
} from './tasks.sql'

/** Whether bodies may learn who joined: a company that agreed to it, as long as it is approved. */
const mayBeNamed = ({ may_share, is_approved }: { may_share: boolean; is_approved: boolean }) =>
  may_share && is_approved

/**
 * Asks another body to do something about a barrier. Throws `forbidden`, `not_found`, and `invalid`
 * for a last day that is over or a text that names somebody who did not agree to it.
 */
export async function addTask(actor: Actor, barrier_id: number, given: TaskWrite) {
  return decide(decidedBarriers, actor, { id: barrier_id }, async (tx, _found, by) => {
    if (given.due_on <= today()) refuse(['due_on'], 'past')
    const joins = (await joinsOf(tx, barrier_id)).filter((join) => !mayBeNamed(join))
    const people = [...(await selectReports(tx, barrier_id)), ...joinedPeople(joins)]
    requireUnnamed({ task: [given.task] }, people)
    const task_id = await insertTask(tx, { ...given, barrier_id, created_by: by })
    await barrierTaskMail.enqueue(tx, { task_id, about: 'new' })
    return { action: 'update', change: { ...given, task_id } }
  })
}

/** Ends a task. Throws `forbidden`, `not_found`. */
export async function endTask(actor: Actor, barrier_id: number, task: number) {
  return decide(decidedBarriers, actor, { id: barrier_id }, async (tx) => {
    if (!(await endOpenTask(tx, { barrier_id }, task))) throw new Problem('not_found')
    return { action: 'update', change: { task_id: task, ended: true } }
  })
}

export const taskPage = linkPage({
  links: taskLinks,
  about: 'id',
  find: findValidTask,
  addressOf: ({ task }) => task.email,
})

/** A task whose link is valid: open, and about an enquiry also not expired. */
async function findValidTask(db: Executor, id: number) {
  const since = validFrom(today())
  const found = await findOpenTask(db, id, since)
  return found?.enquiry && found.task.due_on < since ? undefined : found
}

/**
 * The task of a link, with the approved companies that agreed to be named to such bodies; of an
 * enquiry what its officer chose, until it is answered. Throws `not_found` for a link the portal did
 * not sign, that has expired, and for a task that is ended, or whose enquiry is.
 */
export async function taskOfLink(link: SignedLink) {
  const db = await database()
  const found = await taskPage.recordOf(db, link)
  const { body, task, due_on, answer, answer_text, barrier_id } = found.task
  const joins = barrier_id === null ? [] : await joinsOf(db, barrier_id)
  const companies = joins
    .filter((join) => mayBeNamed(join) && locales.some((one) => inLocale(join, 'company', one)))
    .map((join) => renamePair(join, 'company', 'company'))
  const enquiry = sharedOf(found)
  return {
    body,
    task,
    due_on,
    answer,
    answer_text,
    companies,
    ...titleOf(found),
    ...(found.barrier
      ? renamePair(found.barrier, 'summary', 'summary')
      : bothLanguages('summary', '')),
    enquiry: enquiry && (answer === null ? enquiry : { ...enquiry, shared: [] }),
  }
}

/**
 * Answers the task of a link, and tells who asked; the answer about an enquiry becomes a note of it.
 * Throws `not_found`, `conflict` for a second answer about an enquiry, and `invalid` for one without
 * words.
 */
export async function answerByLink(
  link: SignedLink,
  { answer, answer_text = '' }: BodyOf<typeof answerBarrierTask>,
) {
  await transaction(async (tx) => {
    await lockTask(tx, link.id)
    const { task, enquiry, wasAnsweredLately } = await taskPage.recordOf(tx, link)
    const { id, created_by } = task
    if (enquiry) {
      if (task.answer !== null) throw new Problem('conflict')
      if (answer === 'working') refuse(['answer'], 'choice')
      if (answer_text === '') refuse(['answer_text'], 'required')
      const { body } = task
      await noteOfBody(tx, { enquiry_id: enquiry.id, task_id: id, text: answer_text, body })
    }
    await saveAnswer(tx, id, { answer, answer_text })
    // A link may be used again and again: staff who were told of the same outcome an hour ago read
    // the rest on the page.
    const isRepeated = answer === task.answer && wasAnsweredLately
    if (!isRepeated) await tellStaff(tx, { id, created_by }, 'answered')
  })
}

async function tellStaff(
  tx: Executor,
  task: { id: number; created_by: number | null },
  about: 'answered' | 'late',
) {
  const staff = await selectStaff(tx, task, about === 'late')
  await staffTaskMail.enqueueAll(
    tx,
    staff.map((user_id) => ({ task_id: task.id, user_id, about })),
  )
}

/**
 * Reminds bodies of tasks whose last day is near, and tells staff of those that are late; each once,
 * on one instance.
 */
export async function remindBodies(_db: Executor, day = today()): Promise<void> {
  await transaction(async (tx) => {
    const since = validFrom(day)
    const late = await markLate(tx, day, since)
    for (const task of late) await tellStaff(tx, task, 'late')
    const near = await markReminded(tx, remindedUntil(day), since)
    await barrierTaskMail.enqueueAll(
      tx,
      near.map(({ id }) => ({ task_id: id, about: 'reminder' as const })),
    )
  })
}
