import 'server-only'
import { supportEmail } from '@/features/site/contract'
import { getSite, mailTemplate } from '@/features/site/server/site'
import { isWithinLimit } from '@/lib/api/limits'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { database, type Executor } from '@/lib/db/database'
import { findAddressee, findConfirmedAddressee, type Addressee } from '@/lib/db/reads/addressees'
import { formatInstant } from '@/lib/i18n/format'
import { locales, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { mayMail, mayMailUnconfirmed } from '@/lib/mail/confirmation-limit'
import type { MailPen } from '@/lib/mail/template'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { insertToken } from './accounts.sql'
import { deviceOf } from '../sessions/rules'
import { voidResetTokens, voidTokens, voidTokensElsewhere } from './account-mails.sql'

/** How long the link of a mail works, in minutes (spec/decisions.md section 4). */
const linkMinutes = { reset: 30, verify: 24 * 60, staffInvitation: 3 * 24 * 60 } as const

/**
 * The link for a new password. Its token is created when the mail is sent and only the hash is
 * stored, so neither the job nor the database contains a usable token.
 */
export const resetMail = mailTemplate({
  name: 'mail-password-reset',
  payload: z.object({ user_id: z.int() }),
  load: async (db, { user_id }, { attempt }) => {
    const person = await findAddressee(db, user_id)
    if (!person || (attempt === 1 && !(await mayMail(person)))) return null
    const link = await newLink('reset', { user_id, attempt })
    if (!link) return null
    const { token, to } = link
    return { to, facts: { path: routes.resetPassword(token, to.address) } }
  },
  write: (pen, { path }) => mailOfLink(pen, 'reset', path),
})

/**
 * Whether a mail counts with the others to an address that nobody has confirmed: it is then left out
 * where the mailbox got enough of them today.
 */
const is_limited = z.boolean().default(false)

/**
 * Invites a new member of staff: the link sets their first password, which also confirms the
 * address.
 */
export const staffInvitationMail = mailTemplate({
  name: 'mail-staff-invitation',
  payload: z.object({ user_id: z.int() }),
  load: async (_db, { user_id }, { attempt }) => {
    const link = await newLink('staffInvitation', { user_id, attempt })
    if (!link) return null
    const { token, to } = link
    return { to: unconfirmed(to), facts: { path: routes.resetPassword(token, to.address) } }
  },
  write: (pen, { path }) => mailOfLink(pen, 'staffInvitation', path),
})

/** The link that verifies an address. */
export const verificationMail = mailTemplate({
  name: 'mail-verification',
  payload: z.object({ user_id: z.int(), email: z.string(), is_limited }),
  load: async (_db, { user_id, email, ...mail }, { attempt }) => {
    if (attempt === 1 && mail.is_limited && !(await mayMailUnconfirmed(email))) return null
    const link = await newLink('verify', { user_id, address: email, attempt })
    return link && { to: unconfirmed(link.to), facts: { path: routes.verifyEmail(link.token) } }
  },
  write: (pen, { path }) => mailOfLink(pen, 'verify', path),
})

/** Notifies a person of a change to their account, in case they did not make it. */
export const noticeMail = mailTemplate({
  name: 'mail-account-notice',
  payload: z.object({
    about: z.enum(['password', 'email', 'deletion']),
    name: z.string(),
    email: z.string(),
    locale: z.enum(locales),
    is_limited,
  }),
  load: async (_db, { about, name, email, locale, ...mail }, { attempt }) => {
    if (attempt === 1 && mail.is_limited && !(await mayMailUnconfirmed(email))) return null
    const to = { name, address: email, locale, isConfirmed: !mail.is_limited }
    return { to, facts: { about, support: await supportIn(locale) } }
  },
  write: ({ t, quote }, { about, support }) => ({
    subject: t(`${about}.subject`),
    paragraphs: [t(`${about}.text`)],
    notes: [t('wasNotYou', { support: quote(support) })],
  }),
})

/** The address of support, or that of the portal where there is none. */
const supportIn = async (locale: Locale) =>
  supportEmail(await getSite(), locale) || absoluteUrl(locale, routes.home())

/**
 * Tells a person of a login with a browser that the account does not know, once a day for each kind
 * of browser and network. It has no link: a person who learns to open the portal by itself is not led
 * elsewhere by an imitation. An address that nobody has confirmed gets none.
 */
export const newDeviceMail = mailTemplate({
  name: 'mail-new-device',
  payload: z.object({
    user_id: z.int(),
    agent: z.string(),
    network: z.string(),
    at: z.iso.datetime(),
  }),
  load: async (db, { user_id, agent, network, at }, { attempt }) => {
    const to = await findConfirmedAddressee(db, user_id)
    if (!to) return null
    const device = deviceOf(agent)
    const kind = `${user_id} ${device?.browser} ${device?.system} ${network}`
    if (attempt === 1 && !(await isWithinLimit('device-mail', tokenHash(kind)))) return null
    return { to, facts: { device, at, support: await supportIn(to.locale) } }
  },
  write: ({ t, quote, locale }, { device, at, support }) => {
    const name = device
      ? t('newDevice.device', { browser: quote(device.browser), system: quote(device.system) })
      : t('newDevice.unknown')
    return {
      subject: t('newDevice.subject'),
      paragraphs: [
        t('newDevice.text', { date: formatInstant(at, locale), device: name }),
        t('newDevice.wasYou'),
        t('newDevice.end'),
      ],
      notes: [t('wasNotYou', { support: quote(support) })],
    }
  },
})

/**
 * Invalidates links after a change of password or rights, sent or queued: they set no password and
 * verify no other address any more.
 */
export async function voidLinks(db: Executor, user_id: number, email: string) {
  await voidResetTokens(db, user_id)
  await voidLinksElsewhere(db, user_id, email)
}

/**
 * Invalidates links after an address was verified, sent or queued: those of an earlier address, and
 * those that verify another one. A link for a new password that was sent to this one still works.
 */
export async function voidLinksElsewhere(db: Executor, user_id: number, email: string) {
  await voidTokensElsewhere(db, user_id, email)
  await verificationMail.cancel(db, { user_id }, { except: { email } })
}

/**
 * Creates a one-time token. An earlier link of the same kind for a password becomes void; one that verifies the
 * same address stays, since people open whichever mail arrives first. A failed attempt may have sent
 * its link, so its retry keeps that token valid.
 */
async function newLink(
  kind: LinkKind,
  { user_id, address, attempt }: { user_id: number; address?: string; attempt: number },
) {
  const db = await database()
  const person = await findAddressee(db, user_id)
  if (!person) return null
  const to = { ...person, address: address ?? person.address }
  const token = newToken()
  const minutes = linkMinutes[kind]
  const purpose = kind === 'verify' ? 'verify' : 'reset'
  if (attempt === 1 && purpose === 'reset') await voidTokens(db, { user_id, purpose, minutes })
  const token_hash = tokenHash(token)
  await insertToken(db, { purpose, token_hash, user_id, email: to.address, minutes })
  return { token, to }
}

type LinkKind = keyof typeof linkMinutes

/** Who gets the link that confirms an address. */
const unconfirmed = (to: Addressee) => ({ ...to, isConfirmed: false })

/** The mail of a link. */
const mailOfLink = ({ t, page }: MailPen, kind: LinkKind, path: string) => ({
  subject: t(`${kind}.subject`),
  paragraphs: [t(`${kind}.text`)],
  action: { text: t(`${kind}.action`), href: page(path) },
  notes: [t(`${kind}.validity`), t('notYou')],
})
