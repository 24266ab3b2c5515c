import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { ofStaff } from '@/lib/db/reads/addressees'
import { signedLinks } from '@/lib/auth/link-pages'
import { today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { validFrom } from '../tasks/rules'
import { titleOf } from '../tasks/server/tasks.mapper'
import { findOpenTask, findStaff } from '../tasks/server/tasks.sql'

/** The links by which bodies answer without a login. */
export const taskLinks = signedLinks('barrier-task', routes.barrierTask)

/** What a task is about, as its mails are named. */
const kindOf = ({ enquiry_id }: { enquiry_id: number | null }) =>
  enquiry_id === null ? 'barrierTask' : 'enquiryTask'

/** Asks a body to do something about a barrier, or reminds it; nothing once the link is invalid. */
export const barrierTaskMail = mailTemplate({
  name: 'mail-barrier-task',
  payload: z.object({ task_id: z.int(), about: z.enum(['new', 'reminder']) }),
  load: async (db, { task_id, about }) => {
    const found = await findOpenTask(db, task_id, validFrom(today()))
    if (!found) return null
    const { body, email, locale } = found.task
    return {
      to: { name: body, address: email, locale, isConfirmed: true },
      facts: { about, found, path: await taskLinks.pathFor(db, found.task) },
    }
  },
  write: ({ t, ...pen }, { about, found, path }) => {
    const { task } = found
    const of = kindOf(task)
    const title = pen.textOf(titleOf(found), 'title')
    const values = { title: pen.quote(title), date: pen.day(task.due_on) }
    return {
      subject: t(`${of}.${about}.subject`, { title: pen.quoteShort(title) }),
      greeting: t('barrierTask.greeting', { body: pen.quote(task.body) }),
      paragraphs: [t(`${of}.${about}.text`, values), pen.quote(task.task)],
      action: { text: t('barrierTask.answer'), href: pen.page(path) },
      notes: [t('barrierTask.why')],
    }
  },
})

/** Tells a member of staff that a body answered, or that its answer is late. */
export const staffTaskMail = mailTemplate({
  name: 'mail-staff-barrier-task',
  payload: z.object({ task_id: z.int(), user_id: z.int(), about: z.enum(['answered', 'late']) }),
  load: async (db, { task_id, user_id, about }) => {
    const found = await findOpenTask(db, task_id, validFrom(today()))
    const person = await findStaff(db, user_id, task_id)
    if (!found || !person) return null
    return { to: ofStaff(person), facts: { about, found } }
  },
  write: ({ t, ...pen }, { about, found }) => {
    const { task } = found
    const of = kindOf(task)
    const title = pen.textOf(titleOf(found), 'title')
    const number = String(task.enquiry_id)
    const values = { title: pen.quote(title), body: pen.quote(task.body), number }
    const page =
      task.enquiry_id === null
        ? routes.backOfficeBarrier(task.barrier_id ?? 0)
        : routes.backOfficeEnquiry(task.enquiry_id)
    return {
      subject: t(`${of}.${about}.subject`, { title: pen.quoteShort(title), number }),
      paragraphs: [
        t(`${of}.${about}.text`, values),
        ...(task.answer_text === '' ? [] : [pen.quote(task.answer_text)]),
      ],
      action: { text: t(`${of}.open`), href: siteUrl(page) },
    }
  },
})
