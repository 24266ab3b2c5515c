import 'server-only'
import { supportEmail } from '@/features/site/contract'
import { getSite } from '@/features/site/server/service'
import { isWithinLimit } from '@/lib/api/limits'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { formatInstant } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale, locales } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { jobKind } from '@/lib/jobs/job'
import { mayMail, mayMailUnconfirmed } from '@/lib/mail/confirmation-limit'
import { ownText, readerOf } from '@/lib/mail/own-text'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { absoluteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { findUser, insertToken, type UserRow } from '../../server/repository'
import { deviceOf } from '../../sessions/rules'
import { voidResetTokens, voidTokens, voidTokensElsewhere } from './repository'

/** How long the link of a mail works, in minutes (spec/decisions.md section 4). */
const linkMinutes = { reset: 30, verify: 24 * 60, staffInvitation: 3 * 24 * 60 } as const

/**
 * The link for a new password. Its token is created when the mail is sent and only the hash is
 * stored, so neither the job nor the database contains a usable token.
 */
export const resetMail = jobKind({
  name: 'mail-password-reset',
  payload: z.object({ user_id: z.int() }),
  delays: mailDelays,
  run: async ({ user_id }, { id, attempt }) => {
    const found = await findUser(await database(), user_id)
    if (!found || (attempt === 1 && !(await mayMail(addressOf(found.user))))) return
    const link = await newLink('reset', { user_id, attempt })
    if (!link) return
    const path = routes.resetPassword(link.token, link.email)
    await sendLink({ id, kind: 'reset', path, ...link })
  },
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
export const staffInvitationMail = jobKind({
  name: 'mail-staff-invitation',
  payload: z.object({ user_id: z.int() }),
  delays: mailDelays,
  run: async ({ user_id }, { id, attempt }) => {
    const link = await newLink('staffInvitation', { user_id, attempt })
    if (!link) return
    const path = routes.resetPassword(link.token, link.email)
    await sendLink({ id, kind: 'staffInvitation', path, ...link })
  },
})

/** The link that verifies an address. */
export const verificationMail = jobKind({
  name: 'mail-verification',
  payload: z.object({ user_id: z.int(), email: z.string(), is_limited }),
  delays: mailDelays,
  run: async ({ user_id, email, ...mail }, { id, attempt }) => {
    if (attempt === 1 && mail.is_limited && !(await mayMailUnconfirmed(email))) return
    const link = await newLink('verify', { user_id, address: email, attempt })
    if (!link) return
    const path = routes.verifyEmail(link.token)
    await sendLink({ id, kind: 'verify', path, ...link })
  },
})

/** Notifies a person of a change to their account, in case they did not make it. */
export const noticeMail = jobKind({
  name: 'mail-account-notice',
  payload: z.object({
    about: z.enum(['password', 'email', 'deletion']),
    name: z.string(),
    email: z.string(),
    locale: z.enum(locales),
    is_limited,
  }),
  delays: mailDelays,
  run: async ({ about, name, email, locale, ...mail }, { id, attempt }) => {
    if (attempt === 1 && mail.is_limited && !(await mayMailUnconfirmed(email))) return
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const reader = { name, address: email, isConfirmed: !mail.is_limited }
    const support = supportEmail(site, locale) || absoluteUrl(locale, routes.home())
    await post({
      id,
      to: readerOf(reader),
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`${about}.subject`),
        greeting: t('greeting', { name: ownText(name, reader, locale) }),
        paragraphs: [t(`${about}.text`)],
        notes: [t('wasNotYou', { support: isolated(support, locale) })],
      },
    })
  },
})

/**
 * Tells a person of a login with a browser that the account does not know, once a day for each kind
 * of browser and network. It has no link: a person who learns to open the portal by itself is not led
 * elsewhere by an imitation. An address that nobody has confirmed gets none.
 */
export const newDeviceMail = jobKind({
  name: 'mail-new-device',
  payload: z.object({
    user_id: z.int(),
    agent: z.string(),
    network: z.string(),
    at: z.iso.datetime(),
  }),
  delays: mailDelays,
  run: async ({ user_id, agent, network, at }, { id, attempt }) => {
    const found = await findUser(await database(), user_id)
    if (!found || found.user.email_verified_at === null) return
    const { name, email, ...user } = found.user
    const device = deviceOf(agent)
    const kind = `${user_id} ${device?.browser} ${device?.system} ${network}`
    if (attempt === 1 && !(await isWithinLimit('device-mail', tokenHash(kind)))) return
    const locale = accountLocale(user.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const support = supportEmail(site, locale) || absoluteUrl(locale, routes.home())
    const deviceName = device ? t('newDevice.device', device) : t('newDevice.unknown')
    await post({
      id,
      to: { name, address: email },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('newDevice.subject'),
        greeting: t('greeting', { name: isolated(name, locale) }),
        paragraphs: [
          t('newDevice.text', {
            date: formatInstant(at, locale),
            device: isolated(deviceName, locale),
          }),
          t('newDevice.wasYou'),
          t('newDevice.end'),
        ],
        notes: [t('wasNotYou', { support: isolated(support, locale) })],
      },
    })
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
  const found = await findUser(db, user_id)
  if (!found) return null
  const [token, email] = [newToken(), address ?? found.user.email]
  const minutes = linkMinutes[kind]
  const purpose = kind === 'verify' ? 'verify' : 'reset'
  if (attempt === 1 && purpose === 'reset') await voidTokens(db, { user_id, purpose, minutes })
  await insertToken(db, { purpose, token_hash: tokenHash(token), user_id, email, minutes })
  return { token, email, user: found.user }
}

const addressOf = ({ email, email_verified_at }: UserRow) => ({
  address: email,
  isConfirmed: email_verified_at !== null,
})

type LinkKind = keyof typeof linkMinutes

interface Link {
  id: string
  kind: LinkKind
  path: string
  email: string
  user: UserRow
}

async function sendLink({ id, kind, path, email, user }: Link) {
  const locale = accountLocale(user.locale)
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  const isConfirmed = kind === 'reset' && addressOf(user).isConfirmed
  const reader = { name: user.name, address: email, isConfirmed }
  await post({
    id,
    to: readerOf(reader),
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      subject: t(`${kind}.subject`),
      greeting: t('greeting', { name: ownText(user.name, reader, locale) }),
      paragraphs: [t(`${kind}.text`)],
      action: {
        text: t(`${kind}.action`),
        href: absoluteUrl(locale, path),
      },
      notes: [t(`${kind}.validity`), t('notYou')],
    },
  })
}
