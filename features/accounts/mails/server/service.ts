import 'server-only'
import { getSite } from '@/features/site/server/service'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { locales, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { settings } from '@/lib/settings/settings'
import { z } from 'zod'
import { findUser, replaceToken, type UserRow } from '../../server/repository'

/** How long the link of a mail works, in minutes (spec/decisions.md section 4). */
const linkMinutes = { reset: 30, verify: 24 * 60 } as const

/**
 * The link for a new password. Its token is made when the mail is sent and only the hash is kept,
 * so neither the job nor the database holds what opens an account.
 */
export const resetMail = jobKind({
  name: 'mail-password-reset',
  payload: z.object({ user_id: z.int(), locale: z.enum(locales) }),
  delays: mailDelays,
  run: async ({ user_id, locale }, { id }) => {
    const link = await newLink('reset', user_id)
    if (!link) return
    const path = routes.resetPassword(link.token, link.email)
    await sendLink({ id, locale, kind: 'reset', path, ...link })
  },
})

/** The link that proves an address. */
export const verificationMail = jobKind({
  name: 'mail-verification',
  payload: z.object({ user_id: z.int(), email: z.string() }),
  delays: mailDelays,
  run: async ({ user_id, email }, { id }) => {
    const link = await newLink('verify', user_id, email)
    if (!link) return
    const path = routes.verifyEmail(link.token)
    await sendLink({ id, locale: link.user.locale, kind: 'verify', path, ...link })
  },
})

/** Tells somebody that something about their account changed, in case it was not them. */
export const noticeMail = jobKind({
  name: 'mail-account-notice',
  payload: z.object({
    about: z.enum(['password', 'email', 'deletion']),
    name: z.string(),
    email: z.string(),
    locale: z.enum(locales),
  }),
  delays: mailDelays,
  run: async ({ about, name, email, locale }, { id }) => {
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    await post({
      id,
      to: { name, address: email },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t(`${about}.subject`),
        greeting: t('greeting', { name }),
        paragraphs: [t(`${about}.text`)],
        notes: [t('wasNotYou', { support: inLocale(site, 'support_email', locale) })],
      },
    })
  },
})

/** A new one-time token of a person; earlier ones of its purpose are void. */
async function newLink(purpose: 'reset' | 'verify', user_id: number, address?: string) {
  const db = await database()
  const found = await findUser(db, user_id)
  if (!found) return null
  const [token, email] = [newToken(), address ?? found.user.email]
  const minutes = linkMinutes[purpose]
  await replaceToken(db, { purpose, token_hash: tokenHash(token), user_id, email, minutes })
  return { token, email, user: found.user }
}

interface Link {
  id: string
  locale: Locale
  kind: 'reset' | 'verify'
  path: string
  email: string
  user: UserRow
}

async function sendLink({ id, locale, kind, path, email, user }: Link) {
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  await post({
    id,
    to: { name: user.name, address: email },
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      subject: t(`${kind}.subject`),
      greeting: t('greeting', { name: user.name }),
      paragraphs: [t(`${kind}.text`)],
      action: {
        text: t(`${kind}.action`),
        href: new URL(localePath(locale, path), settings().SITE_URL).href,
      },
      notes: [t(`${kind}.validity`), t('notYou')],
    },
  })
}
