import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { addresseeOf, findAddressee } from '@/lib/db/reads/addressees'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { hasExpired, lastDay } from '../people/rules'
import { reminderMails } from '../reminders/server/reminders'
import { reminderDay, taskTitle } from '../tasks/rules'
import { findInvitation, findOffer, findReminder, noteReminder } from './plan-mails.sql'

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
    const { reader, due, owner, ...titled } = found
    const { id, address: email } = reader
    return {
      to: addresseeOf(reader),
      facts: {
        titled,
        due,
        plan: owner === id ? undefined : owner,
        link: { person: id, signature: await reminderMails.links.signature(db, { id, email }) },
      },
    }
  },
  write: ({ t, ...pen }, { titled, due, plan, link }) => {
    const title = taskTitle(titled, pen.locale)
    return {
      subject: t('plan.task.subject', { title: pen.quoteShort(title) }),
      paragraphs: [
        t('plan.task.text', {
          plan: plan === undefined ? 'own' : 'shared',
          title: pen.quote(title),
          date: pen.day(due),
        }),
      ],
      action: { text: t('plan.task.action'), href: pen.page(routes.exportPlan(plan)) },
      notes: [t('plan.task.why')],
      unsubscribe: reminderMails.unsubscribe(pen, link, t('plan.task.unsubscribe')),
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
    const locale = accountLocale(account?.locale ?? owner.locale)
    return {
      to: { name: account?.name ?? '', address: email, locale, isConfirmed: account !== undefined },
      facts: { invitation, invited_at, owner: owner.name, isKnown: account !== undefined },
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
    const owner = found && (await findAddressee(db, found.owner))
    if (!owner) return null
    return { to: addresseeOf(found.reader), facts: { owner: owner.name } }
  },
  write: ({ t, ...pen }, { owner }) => ({
    subject: t('plan.offer.subject'),
    paragraphs: [t('plan.offer.text', { name: pen.quote(owner) }), t('plan.offer.answer')],
    action: { text: t('plan.offer.action'), href: pen.page(routes.exportPlan()) },
  }),
})
