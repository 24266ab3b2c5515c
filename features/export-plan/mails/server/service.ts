import 'server-only'
import { mailTemplate } from '@/features/site/server/service'
import { signedLinks } from '@/lib/auth/signed-links'
import type { Executor } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { hasExpired, lastDay } from '../../people/rules'
import { reminderDay, taskTitle } from '../../tasks/rules'
import { findInvitation, findOffer, findReminder, findRecipient, noteReminder } from './repository'

/** The links that end the reminders of tasks. */
export const reminderLinks = signedLinks('export-plan-reminders')

/** The person of a mail; undefined for a closed account. */
export async function recipientOf(db: Executor, id: number) {
  return findRecipient(db, id)
}

/**
 * Reminds the person who wrote a task of it, once, in the language of the account: not of one that is
 * done, was put off to a later day, or belongs to somebody who wants no reminders.
 */
export const taskReminder = mailTemplate({
  name: 'mail-plan-task',
  dated: true,
  payload: z.object({ task: z.int() }),
  load: async (db, { task }) => {
    const found = await findReminder(db, task)
    if (!found?.due || reminderDay(found.due) > today()) return null
    const { reader, due, owner } = found
    return {
      to: { name: reader.name, address: reader.email, locale: accountLocale(reader.locale) },
      facts: {
        found,
        due,
        reader: reader.id,
        plan: owner === reader.id ? undefined : owner,
        signature: await reminderLinks.signature(db, reader),
      },
    }
  },
  write: ({ t, ...pen }, { found, due, reader, plan, signature }) => {
    const title = taskTitle(found, pen.locale)
    return {
      subject: t('plan.task.subject', { title: pen.quoteShort(title) }),
      paragraphs: [t('plan.task.text', { title: pen.quote(title), date: pen.day(due) })],
      action: { text: t('plan.task.action'), href: pen.page(routes.exportPlan(plan)) },
      notes: [t('plan.task.why')],
      unsubscribe: {
        text: t('plan.task.unsubscribe'),
        href: pen.page(routes.planReminders(reader, signature)),
        oneClick: siteUrl(routes.planRemindersChange(reader, signature, 'unsubscribe')),
      },
    }
  },
  sent: (db, { task }) => noteReminder(db, task),
})

/**
 * Invites an address to a plan. One that nobody has confirmed reads no name, since anybody may write
 * one (spec/decisions.md, 'Mail and consent').
 */
export const invitationMail = mailTemplate({
  name: 'mail-plan-invitation',
  payload: z.object({ invitation: z.int() }),
  load: async (db, { invitation }) => {
    const found = await findInvitation(db, invitation)
    if (!found || hasExpired(found.invited_at, today())) return null
    const { email, owner, account, invited_at } = found
    const known = account?.email_verified_at ? account : null
    const locale = accountLocale(known?.locale ?? owner.locale)
    return {
      to: { name: known?.name ?? '', address: email, locale },
      facts: { invitation, invited_at, owner: owner.name, isKnown: known !== null },
    }
  },
  write: ({ t, ...pen }, { invitation, invited_at, owner, isKnown }) => {
    const until = t('plan.invitation.until', { date: pen.day(lastDay(invited_at)) })
    return {
      subject: t('plan.invitation.subject'),
      ...(!isKnown && { greeting: t('plan.invitation.greeting') }),
      paragraphs: isKnown
        ? [t('plan.invitation.text', { name: pen.quote(owner) }), until]
        : [t('plan.invitation.unnamed'), t('plan.invitation.register'), until],
      action: {
        text: t('plan.invitation.action'),
        href: pen.page(routes.planInvitation(invitation)),
      },
      notes: [t('plan.invitation.ignore')],
    }
  },
})

/** Tells a person that a plan which they share is offered to them, while it is. */
export const offerMail = mailTemplate({
  name: 'mail-plan-offer',
  payload: z.object({ offer: z.int() }),
  load: async (db, { offer }) => {
    const found = await findOffer(db, offer)
    const owner = found && (await findRecipient(db, found.owner))
    if (!owner) return null
    const { name, email, locale } = found.reader
    return {
      to: { name, address: email, locale: accountLocale(locale) },
      facts: { owner: owner.name },
    }
  },
  write: ({ t, ...pen }, { owner }) => ({
    subject: t('plan.offer.subject'),
    paragraphs: [t('plan.offer.text', { name: pen.quote(owner) }), t('plan.offer.answer')],
    action: { text: t('plan.offer.action'), href: pen.page(routes.exportPlan()) },
  }),
})
