import 'server-only'
import { getSite } from '@/features/site/server/service'
import { signedLinks } from '@/lib/auth/signed-links'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { validFrom } from '../../tasks/rules'
import { titleOf } from '../../tasks/server/mapper'
import { findOpenTask, findStaff } from '../../tasks/server/repository'

/** The links by which bodies answer without a login. */
export const taskLinks = signedLinks('barrier-task')

/** Asks a body to do something about a barrier, or reminds it; nothing once the link is invalid. */
export const barrierTaskMail = jobKind({
  name: 'mail-barrier-task',
  payload: z.object({ task_id: z.int(), about: z.enum(['new', 'reminder']) }),
  delays: mailDelays,
  run: async ({ task_id, about }, { id }) => {
    const db = await database()
    const found = await findOpenTask(db, task_id, validFrom(today()))
    if (!found) return
    const { task } = found
    const { body, email, locale } = task
    const of = task.enquiry_id === null ? 'barrierTask' : 'enquiryTask'
    const [site, t, signature] = await Promise.all([
      getSite(),
      mailTexts(locale),
      taskLinks.signature(db, task),
    ])
    const title = inLocale(titleOf(found), 'title', locale)
    const values = { title: isolated(title, locale), date: formatDate(task.due_on, locale) }
    await post({
      id,
      to: { name: body, address: email },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`${of}.${about}.subject`, { title: inSubject(title, locale) }),
        greeting: t('barrierTask.greeting', { body: isolated(body, locale) }),
        paragraphs: [t(`${of}.${about}.text`, values), isolated(task.task, locale)],
        action: {
          text: t('barrierTask.answer'),
          href: absoluteUrl(locale, routes.barrierTask(task_id, signature)),
        },
        notes: [t('barrierTask.why')],
      },
    })
  },
})

/** Tells a member of staff that a body answered, or that its answer is late. */
export const staffTaskMail = jobKind({
  name: 'mail-staff-barrier-task',
  payload: z.object({ task_id: z.int(), user_id: z.int(), about: z.enum(['answered', 'late']) }),
  delays: mailDelays,
  run: async ({ task_id, user_id, about }, { id }) => {
    const db = await database()
    const found = await findOpenTask(db, task_id, validFrom(today()))
    const person = await findStaff(db, user_id, task_id)
    if (!found || !person) return
    const { task } = found
    const of = task.enquiry_id === null ? 'barrierTask' : 'enquiryTask'
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const title = inLocale(titleOf(found), 'title', locale)
    const number = String(task.enquiry_id)
    const values = { title: isolated(title, locale), body: isolated(task.body, locale), number }
    const said = task.answer_text === '' ? [] : [isolated(task.answer_text, locale)]
    await post({
      id,
      to: { name: person.name, address: person.address },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`${of}.${about}.subject`, { title: inSubject(title, locale), number }),
        greeting: t('greeting', { name: isolated(person.name, locale) }),
        paragraphs: [t(`${of}.${about}.text`, values), ...said],
        action: {
          text: t(`${of}.open`),
          href: siteUrl(
            task.enquiry_id === null
              ? routes.backOfficeBarrier(task.barrier_id ?? 0)
              : routes.backOfficeEnquiry(task.enquiry_id),
          ),
        },
      },
    })
  },
})
